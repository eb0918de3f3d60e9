import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, instead, json } from '../damage.ts';

/** How a council could break blank votes, and results that wait for their moment. */
export const blankAndMomentDamages = {
  'enc-08': {
    tells: 'results that are to come some day',
    at: /raval-huerto$/u,
    change: json((body) => ({ ...body, resultsFrom: 'soon' })),
    finds: 'value',
  },
  'res-06': {
    tells: 'results before their moment',
    at: /raval-huerto\/results$/u,
    change: instead(200, { survey: 'raval-huerto', displayType: 'likes', ballots: 1, results: { like: 1 } }),
    finds: 'status',
  },
  'res-07': {
    tells: 'more blank votes than ballots',
    at: /raval-domingos\/results$/u,
    change: json((body) => ({ ...body, blank: Number(body['ballots']) + 1 })),
    finds: 'value',
  },
  'pap-10': {
    tells: 'a blank vote that is reported as missing',
    at: /raval-domingos\/results$/u,
    change: json((body) => ({ ...body, blank: 0 })),
    finds: 'value',
  },
  'pap-11': {
    tells: 'ballots before the moment of their results',
    at: /raval-huerto\/ballots$/u,
    change: instead(200, {}),
    finds: 'status',
  },
} satisfies Partial<Record<CheckId, Damage>>;
