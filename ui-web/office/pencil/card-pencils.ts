import type { Language } from '#domain/shared/localized-text.ts';
import type { PageItem } from './asking.ts';
import { cardPencil } from './parts.ts';

type Known = ReadonlyMap<string, PageItem | null>;
type Cards = ReadonlyMap<HTMLElement, readonly string[]>;

/** The part of a list that a link is in, if it has a heading: then it shows a document, and is not a line of a text. */
function cardOf(link: Element, main: Element): HTMLElement | null {
  const card = link.closest<HTMLElement>('li, article');
  if (card === null || !main.contains(card) || link.closest('nav') !== null) return null;
  return card.querySelector('h2, h3, h4, h5, h6') === null ? null : card;
}

/** The parts of the page that lead to pages of their own, each with the paths of its links. */
export function cardsIn(main: Element): Cards {
  const cards = new Map<HTMLElement, readonly string[]>();
  for (const link of main.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const card = link.origin === location.origin ? cardOf(link, main) : null;
    if (card !== null) cards.set(card, [...(cards.get(card) ?? []), link.pathname]);
  }
  return cards;
}

/** Keeps a pencil beside each part whose document the person may write in; `here` is the document of the page itself. */
export function cardPencils() {
  const drawn = new Map<HTMLElement, { readonly host: HTMLElement; readonly of: string }>();
  const drop = (card: HTMLElement) => {
    drawn.get(card)?.host.remove();
    drawn.delete(card);
  };
  const draw = (cards: Cards, known: Known, here: PageItem['own'], language: Language) => {
    for (const card of drawn.keys()) if (!cards.has(card)) drop(card);
    for (const [card, paths] of cards) {
      const own = paths.map((path) => known.get(path)?.own ?? null).find((one) => one !== null) ?? null;
      const of = own === null ? '' : `${language} ${own.collection}/${own.id}`;
      const now = drawn.get(card);
      if (now?.of === of && now.host.isConnected) continue;
      drop(card);
      if (own === null || (own.id === here?.id && own.collection === here.collection)) continue;
      // The pencil takes no room: it lies over the corner of its part.
      if (getComputedStyle(card).position === 'static') card.style.position = 'relative';
      const host = cardPencil(language, own);
      card.append(host);
      drawn.set(card, { host, of });
    }
  };
  return { draw, dropAll: () => [...drawn.keys()].forEach(drop) };
}
