import { screenReports } from '#application/text/catalogue/screen-reports/en.ts';
import associations from './en/associations.json' with { type: 'json' };
import budget from './en/budget.json' with { type: 'json' };
import cart from './en/cart.json' with { type: 'json' };
import comments from './en/comments.json' with { type: 'json' };
import comparison from './en/comparison.json' with { type: 'json' };
import delivery from './en/delivery.json' with { type: 'json' };
import embed from './en/embed.json' with { type: 'json' };
import finding from './en/finding.json' with { type: 'json' };
import follow from './en/follow.json' with { type: 'json' };
import front from './en/front.json' with { type: 'json' };
import markers from './en/markers.json' with { type: 'json' };
import media from './en/media.json' with { type: 'json' };
import node from './en/node.json' with { type: 'json' };
import offline from './en/offline.json' with { type: 'json' };
import person from './en/person.json' with { type: 'json' };
import proposals from './en/proposals.json' with { type: 'json' };
import records from './en/records.json' with { type: 'json' };
import request from './en/request.json' with { type: 'json' };
import results from './en/results.json' with { type: 'json' };
import subsidies from './en/subsidies.json' with { type: 'json' };
import survey from './en/survey.json' with { type: 'json' };
import tables from './en/tables.json' with { type: 'json' };
import transparency from './en/transparency.json' with { type: 'json' };

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
