import results from './en/results.json' with { type: 'json' };
import survey from './en/survey.json' with { type: 'json' };

/** What voting and results say. */
export const texts = { results, survey };
