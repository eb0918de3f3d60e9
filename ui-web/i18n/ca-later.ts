import proposals from './ca/proposals.json' with { type: 'json' };
import results from './ca/results.json' with { type: 'json' };
import survey from './ca/survey.json' with { type: 'json' };

/** What voting, results and proposals say. */
export const texts = { proposals, results, survey };
