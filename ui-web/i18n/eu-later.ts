import { explanationEu } from '#application/text/explanation/eu.ts';
import comparison from './eu/comparison.json' with { type: 'json' };
import offline from './eu/offline.json' with { type: 'json' };
import person from './eu/person.json' with { type: 'json' };
import proposals from './eu/proposals.json' with { type: 'json' };
import request from './eu/request.json' with { type: 'json' };
import results from './eu/results.json' with { type: 'json' };
import survey from './eu/survey.json' with { type: 'json' };

/** What every screen says whose words come after the first page's; the explanations are those of the command line. */
export const texts = {
  comparison,
  offline,
  person,
  proposals,
  request,
  results,
  survey,
  explanation: explanationEu,
};
