import { type Language, textFor } from '#domain/shared/localized-text.ts';
import type { PageItem, WritableDocument } from './asking.ts';
import { moreSign, pencilHost, pencilSign } from './look.ts';
import { nameOfKind, say } from './words.ts';

/** An address of the office; a town that the page names by its address is named there too. */
function officeAddress(path: string, more: Readonly<Record<string, string>> = {}): string {
  const realm = new URLSearchParams(location.search).get('realm');
  const query = new URLSearchParams({ ...more, ...(realm !== null && { realm }) }).toString();
  return `/gestion/documentos${path}${query === '' ? '' : `?${query}`}`;
}

function link(href: string, words: string, ...content: readonly (Element | string)[]): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  made.append(...content);
  if (made.textContent !== words) made.setAttribute('aria-label', words);
  made.title = words;
  return made;
}

const hrefOf = ({ collection, id }: WritableDocument) =>
  officeAddress(`/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`);

/** “Editar «Obras en el mercado»”. */
const namedIn = (language: Language, { collection, title }: WritableDocument) => {
  const isSettings = collection === 'settings' || collection === 'menus';
  const name = isSettings ? nameOfKind(language, collection) : textFor(title, language, 'es').text;
  return say(language, 'editThis', name);
};

/** The pencil beside a part of the page that is a document of its own. */
export const cardPencil = (language: Language, document: WritableDocument): HTMLElement =>
  pencilHost('card', link(hrefOf(document), namedIn(language, document), pencilSign()));

function listOf(links: readonly HTMLElement[]): HTMLElement {
  const list = document.createElement('ul');
  for (const one of links) {
    const item = document.createElement('li');
    item.append(one);
    list.append(item);
  }
  return list;
}

/** Closes the details with Escape, as a menu; the focus goes back to what opened them. */
function closeOnEscape(details: HTMLDetailsElement, summary: HTMLElement): void {
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    details.open = false;
    summary.focus();
  });
}

function moreOf(language: Language, { shared, lists }: PageItem, isAlone: boolean): HTMLElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const words = isAlone ? say(language, 'area') : say(language, 'more');
  summary.append(...(isAlone ? [pencilSign(), say(language, 'edit')] : [moreSign()]));
  summary.setAttribute('aria-label', words);
  summary.title = words;
  const links = [
    ...lists.map((kind) => {
      const name = say(language, 'list', nameOfKind(language, kind));
      return link(officeAddress('', { clase: kind }), name, name);
    }),
    ...shared.map((one) => link(hrefOf(one), namedIn(language, one), namedIn(language, one))),
  ];
  details.append(summary, listOf(links));
  closeOnEscape(details, summary);
  return details;
}

/** The pencil of the page: its own document, and behind a button those that it shares and lists. */
export function pagePencil(language: Language, item: PageItem): HTMLElement | null {
  const { own, shared, lists } = item;
  if (own === null && shared.length + lists.length === 0) return null;
  const area = document.createElement('nav');
  area.setAttribute('aria-label', say(language, 'area'));
  if (own !== null)
    area.append(link(hrefOf(own), namedIn(language, own), pencilSign(), say(language, 'edit')));
  if (shared.length + lists.length > 0) area.append(moreOf(language, item, own === null));
  return pencilHost('page', area);
}
