/** Filters of the list of requests that a member of staff keeps under a name. */
export interface DeskView {
  readonly id: string;
  /** The member of staff who keeps it, by their id. */
  readonly owner: string;
  readonly name: string;
  /** The parameters of the list, as its address has them. */
  readonly query: string;
  /** Whether all staff of the town see it. */
  readonly isShared: boolean;
}

/** The longest name, in UTF-16 units. */
export const longestViewName = 60;
/** The longest query. */
export const longestViewQuery = 2000;
/** How many views one person may keep. */
export const mostViews = 50;

/** Why a view is not kept. */
export type ViewFault = 'noName' | 'longName' | 'longQuery' | 'tooMany';

/** What keeps a view from being kept; null if nothing does. `others`: how many views its owner keeps beside it. */
export function viewFault(
  { name, query }: Pick<DeskView, 'name' | 'query'>,
  others: number,
): ViewFault | null {
  if (name.trim() === '') return 'noName';
  if (name.length > longestViewName) return 'longName';
  if (query.length > longestViewQuery) return 'longQuery';
  return others >= mostViews ? 'tooMany' : null;
}
