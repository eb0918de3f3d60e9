import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';

/** The concert of the sample town. */
export const sampleConcert = 'la-sequera-i-el-mar';
/** Its fair, whose types share their places. */
export const sampleFair = 'fira-de-nadal';

let made = 0;
/** A key as a device makes it. */
export const newTicketKey = () => {
  made += 1;
  return `key-of-a-buying-device-${String(made).padStart(4, '0')}`;
};

/** A council whose residents and box office call it. */
export async function atBoxOffice() {
  const council = await openTestCouncil();
  const call = asking(council, await deviceCookie(council.server));
  const keeper = asking(council, await staffCookie(council, { id: 'taquilla', roles: ['eventKeeper'] }));
  const order = async (
    event: string,
    asked: { readonly session: string; readonly lines: readonly object[]; readonly [more: string]: unknown },
    by = call,
  ) => {
    const answer = await by(`tickets/events/${event}/orders`, { key: newTicketKey(), ...asked });
    return { ...answer, own: answer.body as unknown as OwnTicketsAnswer };
  };
  const own = async (event: string, ...keys: readonly string[]) => {
    const { body } = await call('tickets/own', { orders: keys.map((key) => ({ event, key })) });
    return (body as unknown as { readonly items: readonly OwnTicketsAnswer[] }).items;
  };
  const pay = async ({ payment }: OwnTicketsAnswer, answer: 'pay' | 'refuse' = 'pay') => {
    const { searchParams } = new URL(payment?.url ?? '', 'http://portal.invalid');
    return council.server.inject({
      method: 'POST',
      url: '/api/vilanova/payments/page',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: searchParams.get('token') ?? '', answer }).toString(),
    });
  };
  return { council, call, keeper, order, own, pay };
}
