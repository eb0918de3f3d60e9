/** The columns of every result of a budget. */
export const budgetColumns = [
  'step',
  'id',
  'title',
  'amount',
  'votes',
  'category',
  'district',
  'result',
  'remaining',
  'missing',
  'decidedByTie',
] as const;

/** Those of some: what voters paid or carry, who decided beside the rule, what excludes a project. */
const further = [
  'each',
  'paidInFull',
  'paidAllTheyHad',
  'effectiveVotes',
  'load',
  'via',
  'rival',
  'who',
  'why',
] as const;

const reasons = ['votesShort', 'explanation'] as const;

/** All columns that a result may have, with the reasons where they are asked for. */
export const possibleColumns = (isExplained: boolean): readonly string[] => [
  ...budgetColumns,
  ...further,
  ...(isExplained ? reasons : []),
];
