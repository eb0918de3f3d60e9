import results from './es/results.json' with { type: 'json' };
import survey from './es/survey.json' with { type: 'json' };

/** What voting and results say. */
export const texts = { results, survey };
