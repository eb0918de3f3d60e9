import { explanationVa } from '#application/text/explanation/va.ts';
import comparison from './va/comparison.json' with { type: 'json' };
import offline from './va/offline.json' with { type: 'json' };
import person from './va/person.json' with { type: 'json' };
import proposals from './va/proposals.json' with { type: 'json' };
import request from './va/request.json' with { type: 'json' };
import results from './va/results.json' with { type: 'json' };
import survey from './va/survey.json' with { type: 'json' };

/** What every screen says whose words come after the first page's; the explanations are those of the command line. */
export const texts = {
  comparison,
  offline,
  person,
  proposals,
  request,
  results,
  survey,
  explanation: explanationVa,
};
