import proposals from './eu/proposals.json' with { type: 'json' };
import results from './eu/results.json' with { type: 'json' };
import survey from './eu/survey.json' with { type: 'json' };

/** What voting, results and proposals say. */
export const texts = { proposals, results, survey };
