import proposals from './va/proposals.json' with { type: 'json' };
import results from './va/results.json' with { type: 'json' };
import survey from './va/survey.json' with { type: 'json' };

/** What voting, results and proposals say. */
export const texts = { proposals, results, survey };
