import type { CouncilRefusal } from '../ports/browser/council-refusal.ts';
import type { IndexArticles } from '../ports/server/index-articles.ts';
import type { LinkProber } from '../ports/server/link-prober.ts';
import { linkedAddress } from '#domain/content/web-address.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { CheckedLink } from '#domain/transparency/checked-link.ts';
import type { IndexArticle } from '#domain/transparency/index-article.ts';

interface Asked {
  readonly realm: RealmId;
  /** Paths of the portal are looked for here: `https://participa.vilanova.example`. */
  readonly portal: string;
  readonly today: CalendarDay;
}

interface Parts {
  readonly articles: IndexArticles;
  readonly prober: LinkProber;
}

/** How many addresses are checked at once: enough to end in a minute or two, few enough for a small server. */
const atOnce = 4;

/** Each address of a published article once, in the council's order. */
const addressesOf = (articles: readonly IndexArticle[]): readonly string[] => [
  ...new Set(articles.flatMap(({ isPublished, uri }) => (isPublished && uri?.trim() ? [uri] : []))),
];

/**
 * Looks whether the addresses of the index's articles answer. What is no address does not; it is not asked for.
 */
export const checkLinks =
  ({ articles, prober }: Parts) =>
  async ({ realm, portal, today }: Asked): Promise<Either<CouncilRefusal, readonly CheckedLink[]>> => {
    const found = await articles.all(realm);
    if (isLeft(found)) return found;
    const check = async (uri: string): Promise<CheckedLink> => {
      const address = linkedAddress(uri);
      if (address === null) return { uri, answers: false, status: null, checkedOn: today };
      const probed = await prober.probe(address.startsWith('/') ? `${portal}${address}` : address);
      return { uri, ...probed, checkedOn: today };
    };
    const addresses = addressesOf(found.right);
    const checked: CheckedLink[] = [];
    for (let at = 0; at < addresses.length; at += atOnce) {
      // oxlint-disable-next-line no-await-in-loop -- the next few are asked for once these have answered
      checked.push(...(await Promise.all(addresses.slice(at, at + atOnce).map(check))));
    }
    return right(checked);
  };
