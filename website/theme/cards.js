// Hides the cards that do not have the words somebody looks for, and headings below which no card is left.
document.addEventListener("input", (event) => {
  if (event.target.id !== "card-search") return;
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const wanted = plain(event.target.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const card of document.querySelectorAll(".card")) {
    const text = plain(card.textContent);
    card.hidden = !wanted.every((word) => text.includes(word));
    shown += card.hidden ? 0 : 1;
  }
  for (const heading of document.querySelectorAll(".md-typeset h2")) {
    let below = heading.nextElementSibling;
    while (below?.matches(".card[hidden]")) below = below.nextElementSibling;
    heading.hidden = !below?.matches(".card");
  }
  document.getElementById("card-none").hidden = shown > 0;
});
