import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, json, onlyWhere, type Raw } from '../damage.ts';

/** Answers each time with another one. */
let made = 0;
const another = json((body) => {
  made += 1;
  return { ...body, id: `another-${made}` };
});
const wasMade: Parameters<typeof onlyWhere>[0] = ({ status }, { method }) =>
  status === 200 && method === 'POST';
const stays = (state: string) => json((body) => ({ ...body, state }));
const firstStays = (state: string) =>
  json((body) => {
    const [first, ...rest] = body['items'] as readonly Raw[];
    return { ...body, items: [{ ...first, state }, ...rest] };
  });

/** How a council could break what it gives of its services, and what only its staff read. */
export const serviceWritingDamages = {
  'cit-07': {
    tells: 'a time that is held twice',
    at: /\/appointments\/holds$/u,
    change: onlyWhere(wasMade, another),
    finds: 'value',
  },
  'cit-08': {
    tells: 'a place on the list that cannot be left',
    at: /\/appointments\/waiting\/place$/u,
    change: onlyWhere(wasMade, stays('waiting')),
    finds: 'value',
  },
  'cit-09': {
    tells: 'another ticket for the same key',
    at: /\/offices\/\w+\/tickets$/u,
    change: onlyWhere(wasMade, another),
    finds: 'value',
  },
  'rsv-03': {
    tells: 'a reservation that stays when it is given back',
    at: /\/reservations\/own$/u,
    change: onlyWhere(wasMade, firstStays('held')),
    finds: 'value',
  },
  'rsv-04': {
    tells: 'two places on one list',
    at: /\/venues\/[\w-]+\/waiting$/u,
    change: onlyWhere(wasMade, another),
    finds: 'value',
  },
  'ins-06': {
    tells: 'a second application of the same person',
    at: /\/activities\/[\w-]+\/applications$/u,
    change: onlyWhere(wasMade, another),
    finds: 'value',
  },
  'evt-07': {
    tells: 'a second order of the same key',
    at: /\/events\/[\w-]+\/orders$/u,
    change: onlyWhere(wasMade, another),
    finds: 'value',
  },
  'int-02': {
    tells: 'an intranet without people',
    at: /\/staff\/intranet$/u,
    change: json((body) => ({ ...body, people: undefined })),
    finds: 'unreadable',
  },
  'int-03': {
    tells: 'a form for staff in the list of everybody',
    at: /\/mailboxes?(?:\?.*)?$|\/collections\/mailboxes\?/u,
    change: json((body) => ({ ...body, items: [...(body['items'] as Raw[]), { _id: 'int-vacaciones' }] })),
    finds: 'unwanted',
  },
} satisfies Partial<Record<CheckId, Damage>>;
