import { screenReports } from '#application/text/catalogue/screen-reports/es.ts';
import associations from './es/associations.json' with { type: 'json' };
import budget from './es/budget.json' with { type: 'json' };
import cart from './es/cart.json' with { type: 'json' };
import comments from './es/comments.json' with { type: 'json' };
import comparison from './es/comparison.json' with { type: 'json' };
import delivery from './es/delivery.json' with { type: 'json' };
import embed from './es/embed.json' with { type: 'json' };
import finding from './es/finding.json' with { type: 'json' };
import follow from './es/follow.json' with { type: 'json' };
import front from './es/front.json' with { type: 'json' };
import markers from './es/markers.json' with { type: 'json' };
import media from './es/media.json' with { type: 'json' };
import node from './es/node.json' with { type: 'json' };
import offline from './es/offline.json' with { type: 'json' };
import person from './es/person.json' with { type: 'json' };
import proposals from './es/proposals.json' with { type: 'json' };
import records from './es/records.json' with { type: 'json' };
import request from './es/request.json' with { type: 'json' };
import results from './es/results.json' with { type: 'json' };
import subsidies from './es/subsidies.json' with { type: 'json' };
import survey from './es/survey.json' with { type: 'json' };
import tables from './es/tables.json' with { type: 'json' };
import transparency from './es/transparency.json' with { type: 'json' };

/** What every screen says whose words come after the first page's; the explanations are those of the command line. */
export const texts = {
  associations,
  budget,
  cart,
  comments,
  comparison,
  delivery,
  embed,
  finding,
  follow,
  front,
  markers,
  media,
  node,
  offline,
  person,
  proposals,
  records,
  request,
  results,
  subsidies,
  survey,
  tables,
  transparency,
  ...screenReports,
};
