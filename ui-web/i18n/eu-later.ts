import results from './eu/results.json' with { type: 'json' };
import survey from './eu/survey.json' with { type: 'json' };

/** What voting and results say. */
export const texts = { results, survey };
