import type { WriteCode } from '#application/access/mail-code.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import type { Mailer } from '#application/ports/server/mailer.ts';
import { mailCode } from '#domain/forms/request.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from './booking-ports.ts';
import type { BookingRefused } from './booking-refused.ts';
import { mailCodeLasts, mailedRecord, printOfCode, visitMailKind } from './mail-code-record.ts';
import { readVisit } from './read-visit.ts';

interface Ports extends Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock' | 'keys' | 'random'> {
  readonly mailer: Mailer;
  readonly attempts: AttemptBudget;
}

/** Where a code is sent. */
export interface AskedCode {
  readonly realm: RealmId;
  readonly visit: string;
  readonly email: string;
  readonly network: string;
  readonly write: WriteCode;
  /** Whether the key is to open a place on the waiting list, of which nothing is stored yet. */
  readonly isForWaiting?: boolean;
}

type CodeNotSent =
  | BookingRefused
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number }
  | { readonly kind: 'mailFailed' };

/** Stores a new code as its hash; the one before is void. */
async function keptCode(ports: Ports, { realm, visit, email }: AskedCode, code: string): Promise<boolean> {
  const good = goodOfAppointments(realm);
  const at = ports.clock.now();
  const before = await ports.goodsRecords.record(good, visitMailKind, visit);
  const print = printOfCode(ports.keys, visit, email, code);
  const version = (before?.version ?? 0) + 1;
  const done = await ports.goods.ask(good, {
    key: `code/${visit}/${version}/${print}`,
    bodyHash: '',
    at,
    by: 'sender',
    acts: [],
    money: [],
    records: [mailedRecord(visit, { print, until: at + mailCodeLasts, tries: 0 }, version)],
  });
  return !isLeft(done);
}

/**
 * Mails a code to who holds a time of a service for which nobody checks the census, or wants to wait for one. Every mail counts against budgets of
 * the address and of the network, so that this call cannot flood a mailbox.
 */
export const sendVisitCode =
  (ports: Ports) =>
  async (asked: AskedCode): Promise<Either<CodeNotSent, 'sent'>> => {
    const { realm, visit, email, network, write } = asked;
    const kept = await readVisit(ports)(realm, visit);
    if (kept === null && !asked.isForWaiting) return left({ kind: 'unknownVisit' });
    if (kept !== null && kept.visit.state !== 'held')
      return left({ kind: 'wrongState', state: kept.visit.state });
    if (!isEmail(email)) return left({ kind: 'mailMissing' });
    const code = mailCode(ports.random(10));
    const identity = ports.keys.account(`mail to ${plainEmail(email)}`);
    const sent = await ports.attempts.within(
      { realm: `mails ${realm}`, network, identity },
      async (): Promise<Either<CodeNotSent, 'sent'>> => {
        if (!(await keptCode(ports, asked, code))) return left({ kind: 'changed' });
        try {
          await ports.mailer.send({ ...write(code), to: email });
        } catch {
          return left({ kind: 'mailFailed' });
        }
        return right('sent');
      },
      () => true,
    );
    return isLeft(sent) ? left({ kind: 'tooManyAttempts', retryAfter: sent.left }) : sent.right;
  };
