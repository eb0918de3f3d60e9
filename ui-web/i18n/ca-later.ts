import results from './ca/results.json' with { type: 'json' };
import survey from './ca/survey.json' with { type: 'json' };

/** What voting and results say. */
export const texts = { results, survey };
