import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { decode } from '#adapters/wire/decode.ts';
import { listShowcaseCall } from '#adapters/wire/showcase/list-showcase.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { portals } from '#domain/access/portals.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { goodsLists } from '../../contents/first-calls.ts';
import { ownAnswer } from '../pages/answers/page-answers.ts';

/** The front-ends of which each thing has a page, with the call that lists them: the very answers that everybody gets. */
const lists = {
  vouchers: listCampaignsCall,
  reservations: goodsLists.reservations,
  tickets: goodsLists.tickets,
  marketplace: listShowcaseCall,
  registrations: goodsLists.registrations,
} as const;

const rowsWire = t.type({ items: t.array(t.type({ id: t.string })) });

/** The pages of all campaigns, venues, events, shops and activities, of the front-ends that are open. */
export async function namedPages(
  server: FastifyInstance,
  realm: RealmId,
  isOpen: (home: string) => boolean,
): Promise<readonly string[]> {
  const open = (Object.keys(lists) as (keyof typeof lists)[]).filter((front) => isOpen(portals[front].home));
  const pages = open.map(async (front) => {
    const { value } = await ownAnswer(server, addressOf(lists[front], { realm }));
    const rows = decode(rowsWire, value);
    return isLeft(rows)
      ? []
      : rows.right.items.map(({ id }) => `${portals[front].home}/${encodeURIComponent(id)}`);
  });
  return (await Promise.all(pages)).flat();
}
