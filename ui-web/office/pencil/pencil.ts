import { readPageFacts } from '#ui-web/page-facts.ts';
import { markStaff, staffMark } from '#ui-web/shell/start/staff-mark.ts';
import { pageAsker } from './asking.ts';
import { cardPencils, cardsIn } from './card-pencils.ts';
import { pagePencil } from './parts.ts';
import { pageLanguage } from './words.ts';

/*
 * Puts pencils into a page of the portal for a person of staff: one for the page, and one beside each part that has a
 * page of its own. It is loaded only in a browser in which the office was open, and shows what the council says that this
 * person may edit. Nothing of it is in a page that the server makes.
 */

const { realm, portal } = readPageFacts(document, new URLSearchParams(location.search));

/** Draws the pencils of the page as it is now. */
function pencils(): () => Promise<void> {
  const cards = cardPencils();
  let drawn: { readonly host: HTMLElement | null; readonly of: string } | null = null;
  let isRefused = false;
  const refused = () => {
    isRefused = true;
    markStaff(null);
  };
  const ask = pageAsker({ realm, portal, refused });
  const dropAll = () => {
    cards.dropAll();
    drawn?.host?.remove();
    drawn = null;
  };
  return async () => {
    const main = document.querySelector('main');
    if (main === null || isRefused) return;
    const [language, here, found] = [
      pageLanguage(document.documentElement),
      location.pathname,
      cardsIn(main),
    ];
    const known = await ask([here, ...[...found.values()].flat()]);
    if (isRefused) return dropAll();
    const item = known.get(here) ?? null;
    const of = `${language} ${here} ${item !== null}`;
    if (drawn?.of !== of) {
      drawn?.host?.remove();
      const host = item && pagePencil(language, item);
      if (host !== null) document.body.append(host);
      drawn = { host, of };
    }
    cards.draw(found, known, item?.own ?? null, language);
  };
}

/** Milliseconds within which several changes of the page are one. */
const together = 100;

/** Follows the portal from page to page: it changes the document, and loads none. */
function follow(draw: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(draw);
    }, together);
  };
  const seen = { childList: true, subtree: true, attributeFilter: ['lang'] };
  new MutationObserver(changed).observe(document.documentElement, seen);
  changed();
}

if (staffMark() === realm) follow(pencils());
