import { screenReports } from '#application/text/catalogue/screen-reports/eu.ts';
import associations from './eu/associations.json' with { type: 'json' };
import budget from './eu/budget.json' with { type: 'json' };
import cart from './eu/cart.json' with { type: 'json' };
import comments from './eu/comments.json' with { type: 'json' };
import comparison from './eu/comparison.json' with { type: 'json' };
import delivery from './eu/delivery.json' with { type: 'json' };
import embed from './eu/embed.json' with { type: 'json' };
import finding from './eu/finding.json' with { type: 'json' };
import follow from './eu/follow.json' with { type: 'json' };
import front from './eu/front.json' with { type: 'json' };
import markers from './eu/markers.json' with { type: 'json' };
import media from './eu/media.json' with { type: 'json' };
import node from './eu/node.json' with { type: 'json' };
import offline from './eu/offline.json' with { type: 'json' };
import person from './eu/person.json' with { type: 'json' };
import proposals from './eu/proposals.json' with { type: 'json' };
import records from './eu/records.json' with { type: 'json' };
import request from './eu/request.json' with { type: 'json' };
import results from './eu/results.json' with { type: 'json' };
import subsidies from './eu/subsidies.json' with { type: 'json' };
import survey from './eu/survey.json' with { type: 'json' };
import tables from './eu/tables.json' with { type: 'json' };
import transparency from './eu/transparency.json' with { type: 'json' };

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
