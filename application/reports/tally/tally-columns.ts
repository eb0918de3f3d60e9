/**
 * All columns that the count of a survey may have. Of those for each number of stars and each position there are as many
 * as the survey has; the first stands for them.
 */
export const tallyColumns: readonly string[] = [
  'id',
  'answer',
  'votes',
  'points',
  'tenths',
  'starsSum',
  'stars',
  'stars1',
  'position1',
  'share',
  'raters',
  'average',
  'averagePercent',
  'averagePoints',
];
