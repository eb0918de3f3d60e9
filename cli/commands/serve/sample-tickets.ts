import type { Instant } from '#domain/shared/calendar-day.ts';
import { daysBefore, type SampleMoment } from './sample-moments.ts';
import { aSession, posting, type SampleAnswer, type Server } from './sample-people.ts';
import type { SampleTickets, SampleWork } from './sample-work-file.ts';

interface Given {
  readonly realm: string;
  readonly work: Pick<SampleWork, 'tickets' | 'doors'>;
  readonly token: (name: string) => string;
  readonly server: Server;
  readonly staffPost: (path: string, payload: object, by?: string) => Promise<SampleAnswer>;
}

/** An order as the server answers it. */
interface SampleOrder {
  readonly tickets: readonly { readonly id: string }[];
  readonly payment: { readonly url: string } | null;
}

/** Asks for tickets; null if they are not on sale on the day on which the product is tried: events have days of their own. */
async function ordered(server: Server, url: string, payload: object, headers: Record<string, string>) {
  const { statusCode, body } = await server.inject({ method: 'POST', url, payload, headers });
  const answer = JSON.parse(body) as SampleOrder & { readonly where?: string };
  if (statusCode < 400) return answer;
  if (answer.where === 'notOnSale' || answer.where === 'saleIsOver') return null;
  throw new Error(`${url}: ${statusCode} ${body}`);
}

/** Somebody buys over the web, and pays at the sandbox. */
async function buy({ realm, server }: Given, { event, key, order }: SampleTickets): Promise<void> {
  const url = `/api/${realm}/tickets/events/${event}/orders`;
  const body = { ...order, key, forward: '/entradas' };
  const made = await ordered(server, url, body, await aSession(server, realm));
  if (made === null || made.payment === null) return;
  const token = new URL(made.payment.url, 'http://localhost').searchParams.get('token') ?? '';
  await posting(server)(`/api/${realm}/payments/page`, `token=${token}&answer=pay`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await posting(server)(`/api/${realm}/tickets/own`, { orders: [{ event, key }] }, {});
}

/** A person of staff sells at the desk, and takes the first ticket back if the buyer changes their mind. */
async function sell(given: Given, { event, key, by, isReturned, order }: SampleTickets): Promise<void> {
  const { realm, server, token } = given;
  const headers = { authorization: `Bearer ${token(by ?? '')}` };
  const office = `/api/${realm}/office/tickets/events/${event}/orders`;
  const made = await ordered(server, office, { ...order, key }, headers);
  if (made === null || isReturned !== true) return;
  const [ticket] = made.tickets;
  const found = (await posting(server)(
    `/api/${realm}/staff/tickets/events/${event}/orders/find`,
    { text: ticket?.id ?? '' },
    headers,
  )) as unknown as { readonly items: readonly { readonly name: string }[] };
  const back = { order: found.items[0]?.name ?? '', ticket: ticket?.id ?? '' };
  await posting(server)(`${office}/return`, back, headers);
}

/** Tickets that were bought before the product is tried, over the web and at the desk, and the doors of events. */
export const ticketMoments = (given: Given, now: Instant): readonly SampleMoment[] => [
  ...(given.work.tickets ?? []).map((one) => ({
    at: daysBefore(now, one.daysAgo),
    work: () => (one.by === undefined ? buy(given, one) : sell(given, one)),
  })),
  ...(given.work.doors ?? []).map(({ event, by, daysAgo, plan }) => ({
    at: daysBefore(now, daysAgo),
    work: () => given.staffPost(`tickets/${event}/doors`, plan, by),
  })),
];
