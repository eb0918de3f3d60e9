import proposals from './en/proposals.json' with { type: 'json' };
import results from './en/results.json' with { type: 'json' };
import survey from './en/survey.json' with { type: 'json' };

/** What voting, results and proposals say. */
export const texts = { proposals, results, survey };
