import type { FastifyInstance } from 'fastify';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { reconcilePaymentsCall } from '#adapters/wire/payments/reconcile-payments.ts';
import { writeReconciliation } from '#adapters/wire/payments/reconciliation.ts';
import { type BankLists, daysOf, reconcilePayments } from '#application/payments/reconcile-payments.ts';
import { settleByList } from '#application/payments/settle-by-list.ts';
import type { Town } from '#domain/access/town.ts';
import { type CalendarDay, dayAt, parseDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { base64File } from '../../plugins/base64-file.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { serverSayIn } from '../../server-texts.ts';
import { paidVouchers } from '../vouchers/paid-vouchers.ts';
import { refundMail } from './refund-mail.ts';

type Refused = CallRefusal<'statementRefused' | 'unreadable'>;

/** Reads both files; left with the faults of the first that has any. */
async function listsIn(
  { bankLists }: Pick<ServerParts, 'bankLists'>,
  { redsys, norma43 }: { readonly redsys: string; readonly norma43?: string | null | undefined },
): Promise<Either<Refused, BankLists>> {
  const list = base64File(redsys, 'redsys');
  if (isLeft(list)) return list;
  const operations = await bankLists.operations(list.right);
  if (isLeft(operations)) return left({ kind: 'statementRefused', where: 'redsys', faults: operations.left });
  if (norma43 === undefined || norma43 === null)
    return right({ operations: operations.right, statement: null });
  const file = base64File(norma43, 'norma43');
  if (isLeft(file)) return file;
  const statement = await bankLists.statement(file.right);
  return isLeft(statement)
    ? left({ kind: 'statementRefused', where: 'norma43', faults: statement.left })
    : right({ operations: operations.right, statement: statement.right });
}

/** A day that was asked for, or the usual one; left if it is no day. */
function dayIn(
  written: string | null | undefined,
  usual: CalendarDay,
  where: string,
): Either<Refused, CalendarDay> {
  if (written === undefined || written === null) return right(usual);
  const day = /^\d{4}-\d{2}-\d{2}$/u.test(written) ? parseDay(written) : null;
  return day === null ? left({ kind: 'unreadable', where }) : right(day);
}

/** The days that were asked for, or those of the list; today if it has none. */
function daysIn(
  { from, until }: Readonly<Partial<Record<'from' | 'until', string | null | undefined>>>,
  { operations }: BankLists,
  today: CalendarDay,
): Either<Refused, { readonly from: CalendarDay; readonly until: CalendarDay }> {
  const usual = daysOf(operations) ?? { from: today, until: today };
  const [first, last] = [dayIn(from, usual.from, 'from'), dayIn(until, usual.until, 'until')];
  if (isLeft(first)) return first;
  return isLeft(last) ? last : right({ from: first.right, until: last.right });
}

/** The words of the history about what was settled by a list. */
const reasonFor = (town: Town): string => serverSayIn(town.defaultLanguage)('refund.byList');

/** What staff compare with the files of the bank. */
export function reconcilePaymentsEndpoint(server: FastifyInstance, council: ServerParts): void {
  const compare = reconcilePayments(council);
  const settle = settleByList(council);
  const given = paidVouchers(council);
  route(server, council, reconcilePaymentsCall, async ({ town, body, member, request }) => {
    const isSettling = body.settle === true;
    const acts = isSettling
      ? (['payment.read', 'payment.settle', 'payment.refund'] as const)
      : (['payment.read'] as const);
    // The list of a bank is of all mailboxes.
    const may = allowed(council, member, { acts, in: {} });
    if (isLeft(may)) return may;
    const lists = await listsIn(council, body);
    if (isLeft(lists)) return lists;
    const days = daysIn(body, lists.right, dayAt(council.clock.now(), town.timeZone));
    if (isLeft(days)) return days;
    const found = await compare(town, lists.right, days.right);
    const settling = { by: member.name, reason: reasonFor(town), write: refundMail(town) };
    const done = isSettling ? await settle(town.realm, found.entries, settling) : { settled: [], unsent: 0 };
    if (done.unsent > 0) request.log.error({ unsent: done.unsent }, 'mails about refunds were not sent');
    // Vouchers whose payment was in review are their holder's at once.
    // oxlint-disable-next-line no-await-in-loop -- one after the other: there may be none left for the last
    for (const order of done.settled)
      await given(town, await council.payments.find(town.realm, order), request.log);
    return right({ ...writeReconciliation(found), ...done });
  });
}
