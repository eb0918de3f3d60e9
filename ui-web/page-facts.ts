import type { PageHeading } from '#application/content/page-heading.ts';
import { type Portal, portalIds } from '#domain/access/portals.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';

/** What the server writes into the page: its realm, its front-end, and the answers that it will ask for first. */
interface WrittenFacts {
  readonly realm?: string;
  readonly portal?: string;
  /** What the page shows until its screen is there. */
  readonly heading?: PageHeading;
  /** Whether it shows one thing of a front-end's home: the server has drawn its frame alone. */
  readonly isOther?: boolean;
  readonly firstAnswers?: Readonly<Record<string, unknown>>;
}

/** Reads the page's facts; a page served without them (during development) asks for everything itself. */
export function readPageFacts(
  document: Document,
  query: URLSearchParams,
): {
  readonly realm: RealmId;
  readonly portal: Portal;
  readonly heading: PageHeading | null;
  readonly isOther: boolean;
  readonly firstAnswers: Map<string, unknown>;
} {
  const element = document.querySelector<HTMLElement>('#page-facts');
  const written = element?.textContent;
  const facts = (written ? JSON.parse(written) : {}) as WrittenFacts;
  return {
    realm: realmId(facts.realm ?? query.get('realm') ?? 'vilanova'),
    portal: portalIds.find((portal) => portal === (facts.portal ?? query.get('portal'))) ?? 'participation',
    heading: facts.heading ?? null,
    isOther: facts.isOther ?? false,
    // A stored page contains old answers; what is shown of them must say so.
    firstAnswers: new Map(
      element?.dataset['kept'] === undefined ? Object.entries(facts.firstAnswers ?? {}) : [],
    ),
  };
}
