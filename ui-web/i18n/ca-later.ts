import { screenReports } from '#application/text/catalogue/screen-reports/ca.ts';
import associations from './ca/associations.json' with { type: 'json' };
import budget from './ca/budget.json' with { type: 'json' };
import cart from './ca/cart.json' with { type: 'json' };
import comments from './ca/comments.json' with { type: 'json' };
import comparison from './ca/comparison.json' with { type: 'json' };
import delivery from './ca/delivery.json' with { type: 'json' };
import embed from './ca/embed.json' with { type: 'json' };
import finding from './ca/finding.json' with { type: 'json' };
import follow from './ca/follow.json' with { type: 'json' };
import front from './ca/front.json' with { type: 'json' };
import markers from './ca/markers.json' with { type: 'json' };
import media from './ca/media.json' with { type: 'json' };
import node from './ca/node.json' with { type: 'json' };
import offline from './ca/offline.json' with { type: 'json' };
import person from './ca/person.json' with { type: 'json' };
import proposals from './ca/proposals.json' with { type: 'json' };
import records from './ca/records.json' with { type: 'json' };
import request from './ca/request.json' with { type: 'json' };
import results from './ca/results.json' with { type: 'json' };
import subsidies from './ca/subsidies.json' with { type: 'json' };
import survey from './ca/survey.json' with { type: 'json' };
import tables from './ca/tables.json' with { type: 'json' };
import transparency from './ca/transparency.json' with { type: 'json' };

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
