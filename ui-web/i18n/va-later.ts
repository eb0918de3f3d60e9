import results from './va/results.json' with { type: 'json' };
import survey from './va/survey.json' with { type: 'json' };

/** What voting and results say. */
export const texts = { results, survey };
