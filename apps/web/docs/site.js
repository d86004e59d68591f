// What a page can do beyond being read: day or night, search, copying. No page needs it to be read.
const root = document.documentElement;
const body = document.body;
const KEY = 'arbitre.settings'; // the table's own: one choice for both

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // storage refused or spoilt: the page follows the system
  }
}
function keep(change) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
  } catch {
    // a private window may refuse; nothing depends on it
  }
}

const { theme, lang } = kept();
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

if (body.classList.contains('door')) {
  const french = lang === 'fr' || (lang === undefined && navigator.languages.some((tag) => tag.startsWith('fr')));
  location.replace(french ? 'fr/index.html' : 'en/index.html');
}

document.querySelector('.theme')?.addEventListener('click', () => {
  const dark =
    root.dataset.theme === undefined
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : root.dataset.theme === 'dark';
  root.dataset.theme = dark ? 'light' : 'dark';
  keep({ theme: root.dataset.theme });
});

for (const link of document.querySelectorAll('a[hreflang]'))
  link.addEventListener('click', () => keep({ lang: link.hreflang }));

for (const code of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = body.dataset.copy;
  button.addEventListener('click', async () => {
    const commands = [...code.querySelectorAll('.ink-command')].map((one) => one.textContent.replace(/^\$ /, ''));
    await navigator.clipboard.writeText(
      commands.length > 0 ? commands.join('\n') : code.querySelector('code').textContent,
    );
    button.textContent = body.dataset.copied;
    setTimeout(() => (button.textContent = body.dataset.copy), 1500);
  });
  code.append(button);
}

// Contents stand open where there is room beside the text.
const contents = document.querySelector('details.contents');
const room = matchMedia('(min-width: 900px)');
const unfold = () => contents?.toggleAttribute('open', room.matches);
unfold();
room.addEventListener('change', unfold);
const current = contents?.querySelector('[aria-current]');
if (current && room.matches) contents.scrollTop = current.offsetTop - contents.clientHeight / 2;

const field = document.querySelector('.search input');
const list = document.querySelector('.found');
let index;
let chosen = -1;

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How well a part of a page answers all the words sought; 0 for not at all. */
function score(words, [, title, heading, text]) {
  const fields = [plain(title), plain(heading), plain(text)];
  let total = 0;
  for (const word of words) {
    const starts = new RegExp(`(^|[^a-z0-9])${word.replace(/[^a-z0-9]/g, '\\$&')}`);
    const points = [8, 12, 1].reduce(
      (sum, weight, at) => sum + (starts.test(fields[at]) ? weight : fields[at].includes(word) ? weight / 3 : 0),
      0,
    );
    if (points === 0) return 0;
    total += points;
  }
  return heading === '' ? total + 2 : total;
}

function choose(next) {
  const links = [...list.querySelectorAll('a')];
  chosen = links.length === 0 ? -1 : (next + links.length) % links.length;
  links.forEach((link, at) => link.classList.toggle('chosen', at === chosen));
  links[chosen]?.scrollIntoView({ block: 'nearest' });
}

async function seek() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  if (words.length === 0) return list.replaceChildren();
  index ??= fetch(body.dataset.search).then((answer) => answer.json());
  const found = (await index)
    .map((part) => [score(words, part), part])
    .filter(([points]) => points > 0)
    .sort(([a], [b]) => b - a)
    .slice(0, 12);
  list.replaceChildren(
    ...found.map(([, [to, title, heading, text]]) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = body.dataset.root + to;
      const head = document.createElement('b');
      head.textContent = heading === '' ? title : `${title} › ${heading}`;
      const start = Math.max(0, plain(text).indexOf(words[0]) - 40);
      const part = document.createElement('span');
      part.textContent = `${start > 0 ? '…' : ''}${text.slice(start, start + 130)}`;
      link.append(head, part);
      item.append(link);
      return item;
    }),
  );
  if (found.length === 0) {
    const item = document.createElement('li');
    item.className = 'none';
    item.textContent = body.dataset.nothing;
    list.append(item);
  }
  choose(0);
}

field?.addEventListener('input', seek);
field?.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown') choose(chosen + 1);
  else if (event.key === 'ArrowUp') choose(chosen - 1);
  else if (event.key === 'Enter') list.querySelectorAll('a')[chosen]?.click();
  else if (event.key === 'Escape') {
    field.value = '';
    list.replaceChildren();
    field.blur();
  } else return;
  event.preventDefault();
});
list?.addEventListener('click', () => {
  field.value = '';
  list.replaceChildren(); // a part of this very page
});
document.addEventListener('click', ({ target }) => {
  if (!target.closest('.search')) list?.replaceChildren();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea')) return;
  event.preventDefault();
  field?.focus();
});

// The heading that is being read stands out in the list beside the text.
const here = new Map([...document.querySelectorAll('.here a')].map((link) => [link.hash.slice(1), link]));
if (here.size > 0) {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) for (const [id, link] of here) link.classList.toggle('now', id === target.id);
    },
    { rootMargin: '-70px 0px -70% 0px' },
  );
  for (const id of here.keys()) watch.observe(document.getElementById(id));
}
