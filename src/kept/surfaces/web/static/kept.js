// What the page does beyond links and forms: search while typing, news from agents, keys, choosing many, writing, importing.
// Everything it shows was rendered, and escaped, by the server.
"use strict";

const results = document.querySelector("[data-live]");
const search = document.querySelector("[data-live-search]");

// Not scrollIntoView: that would also move where the tab key starts.
const current = document.querySelector(".side nav [aria-current]");
if (current) current.closest("ul").scrollLeft = current.offsetLeft - 60;

// Parts of the page, fetched anew

let latest = 0;

async function refresh(address) {
  const turn = ++latest;
  const wanted = new URL(address, location.href);
  wanted.searchParams.set("part", "1");
  const answer = await fetch(wanted, { headers: { Accept: "text/html" } });
  if (!answer.ok || turn !== latest) return;
  const text = await answer.text();
  if (turn !== latest) return;
  const chosen = new Set([...results.querySelectorAll("input[name=ids]:checked")].map((box) => box.value));
  const at = results.contains(document.activeElement) ? document.activeElement.closest("[data-id]")?.dataset.id : null;
  results.innerHTML = text;
  for (const box of results.querySelectorAll("input[name=ids]")) box.checked = chosen.has(box.value);
  if (at) results.querySelector(`[data-id="${CSS.escape(at)}"]`)?.focus();
  count();
}

if (search && results) {
  let timer;
  const look = () => {
    const said = new URLSearchParams(new FormData(search));
    for (const [name, value] of [...said]) if (!value || (name === "state" && value === "live")) said.delete(name);
    const address = said.size ? `/?${said}` : "/";
    history.replaceState(null, "", address);
    refresh(address);
  };
  search.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(look, 150); });
  search.addEventListener("submit", (event) => { event.preventDefault(); clearTimeout(timer); look(); });
}

// News: an agent has written something

if (results) {
  const news = new EventSource("/events");
  news.addEventListener("changed", () => {
    const isEditing = results.querySelector("details.edit[open], textarea:focus, input:not([type=checkbox]):focus");
    if (!isEditing) { refresh(location.href); return; }
    const notice = document.getElementById("notice");
    if (notice.querySelector("[data-news]")) return;
    const button = document.createElement("button");
    button.className = "small";
    button.dataset.news = "";
    button.textContent = "Something has changed: show it";
    button.addEventListener("click", () => { button.remove(); refresh(location.href); });
    notice.append(button);
  });
  addEventListener("pagehide", () => news.close());
}

// Choosing many

function count() {
  const form = document.getElementById("bulk");
  if (!form) return;
  const boxes = [...document.querySelectorAll("input[name=ids][form=bulk]")];
  const chosen = boxes.filter((box) => box.checked).length;
  const all = document.getElementById("all");
  all.parentElement.hidden = false;
  all.checked = chosen > 0 && chosen === boxes.length;
  all.indeterminate = chosen > 0 && chosen < boxes.length;
  document.getElementById("chosen").textContent = chosen ? `${chosen} chosen` : "";
  form.classList.toggle("idle", !chosen);
}

document.addEventListener("change", (event) => {
  if (event.target.id === "all")
    for (const box of document.querySelectorAll("input[name=ids][form=bulk]")) box.checked = event.target.checked;
  if (event.target.matches("[data-submit]")) event.target.form.requestSubmit();
  count();
});
count();

// Keys

const places = { m: "/", r: "/app/review", b: "/app/brief", c: "/app/conversations", e: "/app/entities",
                 t: "/app/timeline", s: "/app/settings", i: "/app/transfer", d: "/app/doctor" };
let isGoing = false;

function step(by) {
  const all = [...document.querySelectorAll("article[data-id]")];
  const at = all.indexOf(document.activeElement?.closest("article[data-id]"));
  all[Math.min(all.length - 1, Math.max(0, at + by))]?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target.matches("input:not([type=checkbox]), textarea, select")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const card = document.activeElement?.closest("article[data-id]");
  const wasGoing = isGoing;
  isGoing = false;
  if (wasGoing && places[event.key]) location.href = places[event.key];
  else if (event.key === "g") isGoing = true;
  else if (event.key === "/") document.querySelector("input[type=search]")?.focus();
  else if (event.key === "?") document.getElementById("keys")?.showModal();
  else if (event.key === "j") step(1);
  else if (event.key === "k") step(-1);
  else if (event.key === "o" && card) card.querySelector("a[href^='/app/']")?.click();
  else if (event.key === "x" && card) card.querySelector("input[name=ids]")?.click();
  else if (event.key === "e" && card?.querySelector("details.edit")) {
    const edit = card.querySelector("details.edit");
    edit.open = true;
    edit.querySelector("textarea")?.focus();
  } else return;
  event.preventDefault();
});

// Writing: what is refused stays where it was written, with the reason beside it

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.querySelector("textarea")) return;
  event.preventDefault();
  const button = event.submitter;
  const sent = new URLSearchParams(new FormData(form, button));
  form.querySelector(".refused")?.remove();
  button.disabled = true;
  let reason = "The server did not answer. What you wrote is still here.";
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: sent, headers: { Accept: "application/json" } });
    if (answer.ok) { location.assign(answer.url); return; }
    const { error } = await answer.json();
    reason = `${error.message[0].toUpperCase()}${error.message.slice(1)}. ${error.remedy}`;
  } catch { /* it is gone, or what answered was not the server */ }
  const said = document.createElement("p");
  said.className = "refused";
  said.setAttribute("role", "alert");
  said.textContent = reason;
  button.parentElement.before(said);
  button.disabled = false;
});

// Importing

document.querySelector("[data-import]")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const said = document.getElementById("imported");
  const [file] = document.getElementById("file").files;
  said.textContent = "Importing…";
  const untrusted = document.getElementById("untrusted").checked;
  try {
    const answer = await fetch(`/import?untrusted=${untrusted}`, { method: "POST", body: file,
      headers: { "Content-Type": "application/x-ndjson" } });
    const done = await answer.json();
    said.textContent = answer.ok
      ? `Brought in ${done.stored}; ${done.known} were here already, ${done.refused} hold a secret, ${done.elsewhere} belong elsewhere.`
      : `${done.error.message} ${done.error.remedy}`;
  } catch {
    said.textContent = "The server did not answer. Nothing more was brought in.";
  }
});
