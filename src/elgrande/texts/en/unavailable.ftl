# What people see when the server can do nothing for them now.

reason-cannot-store = The server cannot store anything now. The page tries again.
reason-overloaded = The server has too much to do now. The page tries again.
reason-banned = The operator of this server does not let you play here.
