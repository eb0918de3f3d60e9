import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, instead, json, type Raw } from '../damage.ts';

/** How a council could break its events, their orders and their doors. */
export const ticketDamages = {
  'evt-01': {
    tells: 'an event that is listed twice',
    at: /\/tickets\/events$/u,
    change: json((body) => {
      const [first] = body['items'] as readonly Raw[];
      return { ...body, items: [first, first] as never };
    }),
    finds: 'unwanted',
  },
  'evt-02': {
    tells: 'an event that is not there',
    at: /\/events\/no-such-event$/u,
    change: instead(200, { id: 'no-such-event' }),
    finds: 'status',
  },
  'evt-03': {
    tells: 'seats of what is not there',
    at: /\/events\/no-such-event\/seats/u,
    change: instead(200, { pools: [] }),
    finds: 'status',
  },
  'evt-04': {
    tells: 'an order that nobody has',
    at: /\/tickets\/own$/u,
    change: json((body) => ({ ...body, items: [{ id: 'x' }] as never })),
    finds: 'unreadable',
  },
  'evt-05': {
    tells: 'the list of a door for anybody',
    at: /\/door(?:\/sync)?$/u,
    change: instead(200, { device: 'x' }),
    finds: 'status',
  },
  'evt-06': {
    tells: 'doors and orders for anybody',
    at: /\/staff\/tickets\//u,
    change: instead(200, { items: [] }),
    finds: 'status',
  },
} satisfies Partial<Record<CheckId, Damage>>;
