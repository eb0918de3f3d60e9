import { type Achieved, joined, late, type Placed, placed } from './chance.ts';
import { pagesOf } from './file-pages.ts';
import type { FoundName, Suspects } from './suspects.ts';

const of = (kind: FoundName['kind'], found: readonly FoundName[]) => found.filter((one) => one.kind === kind);

/** How many marks have the same place in their list as the ballot of the same voter. */
export function joinedInTurn(found: readonly FoundName[]): number {
  const ballots = of('ballot', found);
  return of('mark', found).filter(({ voter }, n) => voter === ballots[n]?.voter).length;
}

/** A page is filled from its end: the newest cell comes first. */
const oldestFirst = (cells: readonly FoundName[]) => cells.toReversed();

/** How many cells at the beginning are in the order of their keys: they were written together when a page was split. */
function sortedTogether(page: readonly FoundName[]): number {
  const end = page.findIndex(({ name }, n) => name < (page[n - 1]?.name ?? ''));
  return end < 0 ? page.length : end - 1;
}

/**
 * Reads the order of voting from each page: rows added since the page was split are in the order in which they came.
 * A thief who knows that order from elsewhere (by watching people vote, say) can then match ballots with voters.
 * Voters are numbered in it.
 */
const placesOf = (page: readonly FoundName[], voters: number): readonly Placed[] =>
  page
    .map(({ voter }, n) => ({ guess: Math.floor(((n + 0.5) * voters) / page.length), voter }))
    .slice(Math.max(0, sortedTogether(page)));

/** What a database file by itself reveals to a thief. */
export interface FileAttack {
  /** Joined by the places of cells on their pages: no order of voting known. */
  readonly cells: Achieved;
  /** Joined by the remains where no cell is. */
  readonly remains: Achieved;
  /** Found by a thief who knows in which order people voted. */
  readonly order: Achieved;
  /** The newest ballot of each page belongs to a late voter. */
  readonly last: Achieved;
}

export function attackFile(file: Buffer, suspects: Suspects): FileAttack {
  const pages = pagesOf(file, suspects);
  const cells = pages.map((page) => oldestFirst(page.cells));
  const ballots = cells.map((page) => of('ballot', page));
  const voters = suspects.marks.size;
  return {
    cells: joined(joinedInTurn(cells.flat())),
    remains: joined(joinedInTurn(pages.flatMap(({ remains }) => oldestFirst(remains)))),
    order: placed(
      ballots.flatMap((page) => placesOf(page, voters)),
      voters,
    ),
    last: late(
      ballots.flatMap((page) => page.slice(-1).map(({ voter }) => voter)),
      voters,
    ),
  };
}
