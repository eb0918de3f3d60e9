import proposals from './es/proposals.json' with { type: 'json' };
import results from './es/results.json' with { type: 'json' };
import survey from './es/survey.json' with { type: 'json' };

/** What voting, results and proposals say. */
export const texts = { proposals, results, survey };
