import type { FastifyInstance } from 'fastify';
import { sellAtDeskCall } from '#adapters/wire/tickets/office/sell-at-desk.ts';
import { printTicketsCall } from '#adapters/wire/tickets/office/print-tickets.ts';
import { orderTicketsCall } from '#adapters/wire/tickets/order-tickets.ts';
import { isTicketKey } from '#adapters/wire/tickets/own-tickets.ts';
import { type AskedTickets, orderTickets, type TicketsRefused } from '#application/tickets/order-tickets.ts';
import { ticketOrderOfName } from '#application/tickets/ticket-order-name.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import { tillOfVouchers } from '#application/vouchers/issue/order-payment.ts';
import { isEmail } from '#domain/forms/contact.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { TicketLine, TicketOrder } from '#domain/tickets/ticket-order.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { route } from '../../plugins/route.ts';
import { languageOf } from '../requests/captcha.ts';
import { withinDeskBudget } from '../votes/desk/desk-budget.ts';
import { answerTickets } from './answer-tickets.ts';
import { ticketedEventIn, ticketRefused } from './asked-event.ts';
import type { TicketDoor } from './ticket-door.ts';

interface PostedTickets {
  readonly key: string;
  readonly session: string;
  readonly lines: readonly (Pick<TicketLine, 'type' | 'count'> & {
    readonly seats?: TicketLine['seats'] | null | undefined;
    readonly names?: readonly string[] | null | undefined;
  })[];
  readonly identity?: string | null | undefined;
  readonly birthDay?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly waits?: boolean | null | undefined;
  readonly takesFewer?: boolean | null | undefined;
}

const linesOf = ({ lines }: PostedTickets): readonly TicketLine[] =>
  lines.map(({ type, count, seats, names }) => ({ type, count, seats: seats ?? [], names: names ?? [] }));

const longestPhone = 40;

const askedBy = (
  posted: PostedTickets,
  {
    isAtDesk,
    by,
    language,
  }: { readonly isAtDesk: boolean; readonly by: string; readonly language: Language },
): AskedTickets => {
  const [identity, email] = [(posted.identity ?? '').trim(), (posted.email ?? '').trim()];
  const phone = (posted.phone ?? '').trim().slice(0, longestPhone);
  const written = { identity, birthDay: posted.birthDay ?? null };
  return {
    id: posted.key,
    session: posted.session,
    lines: linesOf(posted),
    visitor: identity === '' ? null : { written, isAtDesk },
    contact: email === '' ? null : { email, language },
    ...(phone !== '' && { phone }),
    isAtDesk,
    by,
    waits: posted.waits ?? false,
    takesFewer: posted.takesFewer ?? false,
  };
};

/** What no key and no mail can be. Null if the post can be read. */
function whyUnreadable({ key, email }: PostedTickets) {
  if (!isTicketKey(key)) return ticketRefused({ kind: 'unknownTickets' });
  const mail = (email ?? '').trim();
  return mail !== '' && !isEmail(mail) ? ({ kind: 'unreadable', where: 'email' } as const) : null;
}

const isUnlisted = (done: Either<TicketsRefused, TicketOrder>): boolean =>
  isLeft(done) && done.left.kind === 'notListed';

/** Whether somebody can receive what tickets of this event may cost. */
const canBePaid = async (council: ServerParts, realm: RealmId, { types }: TicketedEvent): Promise<boolean> =>
  types.every(({ price }) => price === 0) || (await tillOfVouchers(council, realm)) !== null;

function overTheWeb(server: FastifyInstance, council: ServerParts, door: TicketDoor): void {
  const order = orderTickets(council);
  const answer = answerTickets(council);
  const attempts = attemptBudget(council);
  route(server, council, orderTicketsCall, async ({ town, realm, id, body, request }) => {
    const unreadable = whyUnreadable(body);
    if (unreadable !== null) return left(unreadable);
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const types = body.lines.map(({ type }) => type);
    const refused = await door.whyNot(asked.right, { key: body.key, types, work: body.work ?? null });
    if (refused !== null) return left(refused);
    if (!(await canBePaid(council, realm, asked.right.event))) {
      request.log.error({ realm, event: id }, 'no tickets: the town has no bank, see payments');
      return left({ kind: 'noBank' });
    }
    const language = languageOf(request, town.defaultLanguage);
    const work = () =>
      order(town, asked.right.event, askedBy(body, { isAtDesk: false, by: 'sender', language }));
    const guesser = guesserOf(realm, request.ip, body.identity ?? '');
    const tried = await attempts.within(guesser, work, isUnlisted);
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    const done = tried.right;
    if (isLeft(done)) return left(ticketRefused(done.left));
    door.held(asked.right, done.right);
    const { forward } = body;
    return right(await answer({ town, request, forward }, { ...asked.right, order: done.right }));
  });
}

function atDesks(server: FastifyInstance, council: ServerParts): void {
  const order = orderTickets(council);
  const answer = answerTickets(council);
  route(server, council, sellAtDeskCall, async ({ town, realm, id, body, member, request }) => {
    const unreadable = whyUnreadable(body);
    if (unreadable !== null) return left(unreadable);
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const language = town.defaultLanguage;
    const posted = askedBy(body, { isAtDesk: true, by: member.name, language });
    const work = () => order(town, asked.right.event, posted);
    // A sale that does not ask who buys asks nothing about anybody: a long line may buy as fast as it can.
    const tried =
      posted.visitor === null
        ? right(await work())
        : await withinDeskBudget(council, { realm, member }, work, isUnlisted);
    if (isLeft(tried)) return tried;
    const done = tried.right;
    if (isLeft(done)) return left(ticketRefused(done.left));
    return right(await answer({ town, request }, { ...asked.right, order: done.right }));
  });
}

/** What was sold at a desk can be printed again: its paper was lost, or the printer failed. */
function again(server: FastifyInstance, council: ServerParts): void {
  const answer = answerTickets(council);
  route(server, council, printTicketsCall, async ({ town, id, body, request }) => {
    const asked = await ticketedEventIn(council, town, id);
    if (isLeft(asked)) return asked;
    const kept = await ticketOrderOfName(council)(asked.right.good, body.order);
    if (kept === null || !kept.order.isAtDesk) return left(ticketRefused({ kind: 'unknownTickets' }));
    return right(await answer({ town, request }, { ...asked.right, order: kept.order }));
  });
}

/** Tickets that are ordered, over the web and at desks. */
export function orderTicketEndpoints(server: FastifyInstance, council: ServerParts, door: TicketDoor): void {
  overTheWeb(server, council, door);
  atDesks(server, council);
  again(server, council);
}
