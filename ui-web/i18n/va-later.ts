import { screenReports } from '#application/text/catalogue/screen-reports/va.ts';
import associations from './va/associations.json' with { type: 'json' };
import budget from './va/budget.json' with { type: 'json' };
import cart from './va/cart.json' with { type: 'json' };
import comments from './va/comments.json' with { type: 'json' };
import comparison from './va/comparison.json' with { type: 'json' };
import delivery from './va/delivery.json' with { type: 'json' };
import embed from './va/embed.json' with { type: 'json' };
import finding from './va/finding.json' with { type: 'json' };
import follow from './va/follow.json' with { type: 'json' };
import front from './va/front.json' with { type: 'json' };
import markers from './va/markers.json' with { type: 'json' };
import media from './va/media.json' with { type: 'json' };
import node from './va/node.json' with { type: 'json' };
import offline from './va/offline.json' with { type: 'json' };
import person from './va/person.json' with { type: 'json' };
import proposals from './va/proposals.json' with { type: 'json' };
import records from './va/records.json' with { type: 'json' };
import request from './va/request.json' with { type: 'json' };
import results from './va/results.json' with { type: 'json' };
import subsidies from './va/subsidies.json' with { type: 'json' };
import survey from './va/survey.json' with { type: 'json' };
import tables from './va/tables.json' with { type: 'json' };
import transparency from './va/transparency.json' with { type: 'json' };

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
