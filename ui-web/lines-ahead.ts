import { linesOfToday } from '#domain/pocket/line-ahead.ts';
import { isPocketHome } from '#domain/pocket/pocket-address.ts';

/** Colours and letters are those of the page. What says that the rest is loading, after title and lead, is left out. */
const look = `ul{list-style:none;margin:1.5rem 0 0;padding:0}
li{display:grid;grid-template-columns:4.5rem 1fr;padding:.75rem 0;border-top:1px solid color-mix(in srgb,currentColor 25%,transparent)}
p{margin:0}
::slotted(:nth-child(n+3)){display:none}`;

function line(clock: string, title: string, where: string): HTMLLIElement {
  const item = document.createElement('li');
  const [hour, words, place] = [
    document.createElement('b'),
    document.createElement('p'),
    document.createElement('small'),
  ];
  hour.textContent = clock;
  place.textContent = where;
  words.append(title, document.createElement('br'), place);
  item.append(hour, words);
  return item;
}

/**
 * Shows in the pocket what is on today, in the words that it kept when it was open last, before any other script has come: below
 * the title that the server drew, and in a tree of its own, so that React finds the page as the server sent it. It goes when the
 * screen comes.
 */
export function showLinesAhead(): void {
  if (!isPocketHome(location.pathname)) return;
  const host = document.querySelector('main .page-top');
  const { realm } = JSON.parse(document.querySelector('#page-facts')?.textContent ?? '{}');
  const kept: unknown = JSON.parse(localStorage.getItem(`comingUp.${realm}`) ?? 'null');
  const lines = linesOfToday(kept, document.documentElement.lang, Date.now());
  if (host === null || lines.length === 0) return;
  const list = document.createElement('ul');
  list.append(...lines.map(({ clock, title, where }) => line(clock, title, where)));
  const style = new CSSStyleSheet();
  style.replaceSync(look);
  const tree = host.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [style];
  tree.append(document.createElement('slot'), list);
  host.setAttribute('data-ahead', '');
}
