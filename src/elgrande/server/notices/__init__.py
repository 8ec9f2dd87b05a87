"""Being told: notices for people who are not at the table, by Web Push, e-mail or webhook, and a feed of their tables.

Notices are stored jobs. A plan stores a job `notice` along with the entry that makes a seat wait; when it is due, it
becomes one job `send` for each channel of the people in that seat. So no channel waits for another, and a crash loses
none. If the server crashes after sending and before deleting the job, the notice goes out again with the same id.
"""
