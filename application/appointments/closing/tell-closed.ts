import type { Mail, Mailer } from '#application/ports/server/mailer.ts';
import { closedVisitRecord, type ToldState } from '#domain/appointments/closing/closure-records.ts';
import type { OfficeClosure } from '#domain/appointments/closing/office-closure.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import { readVisit } from '../booking/read-visit.ts';
import { closedVisitsOf, type KeptClosedVisit } from './read-closures.ts';

type NotingPorts = Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock'>;
interface Ports extends NotingPorts {
  readonly mailer: Mailer;
}

/** The mail to a person whose time was closed, but for its address: in their language, with the way to their page. */
export type WriteClosed = (visit: OfficeVisit, closure: OfficeClosure) => Omit<Mail, 'to'>;

async function note(
  ports: NotingPorts,
  realm: RealmId,
  { closed, version }: KeptClosedVisit,
  { told, by }: { readonly told: ToldState; readonly by: string },
): Promise<boolean> {
  const done = await ports.goods.ask(goodOfAppointments(realm), {
    key: `told/${closed.closure}/${closed.visit}/${version}/${told}`,
    bodyHash: '',
    at: ports.clock.now(),
    by,
    acts: [],
    money: [],
    records: [closedVisitRecord({ ...closed, told }, version + 1)],
  });
  return !isLeft(done);
}

/**
 * Mails everybody in a closure who was not told yet. It is noted after the mail: who dies between the two sends one again,
 * since two mails are better than none. A mail that fails waits for the next time. How many still wait.
 */
export const tellClosed =
  (ports: Ports) =>
  async (realm: RealmId, closure: OfficeClosure, write: WriteClosed): Promise<number> => {
    let waiting = 0;
    for (const one of await closedVisitsOf(ports)(realm, closure.id)) {
      if (one.closed.told !== 'waits') continue;
      // oxlint-disable no-await-in-loop -- mails leave one after the other
      const kept = await readVisit(ports)(realm, one.closed.visit);
      const email = kept?.visit.person?.email ?? '';
      try {
        // Who gave it back meanwhile wants no mail, and has none.
        if (kept !== null && email !== '')
          await ports.mailer.send({ ...write(kept.visit, closure), to: email });
        await note(ports, realm, one, { told: 'mailed', by: closure.by });
      } catch {
        waiting += 1;
      }
      // oxlint-enable no-await-in-loop
    }
    return waiting;
  };

/** Notes that somebody of staff called a person who left no mail. */
export const notePhoned =
  (ports: NotingPorts) =>
  async (
    realm: RealmId,
    { closure, isPerson, by }: { closure: string; isPerson: (visit: string) => boolean; by: string },
  ): Promise<Either<{ readonly kind: 'unknownVisit' | 'changed' }, 'phoned'>> => {
    const one = (await closedVisitsOf(ports)(realm, closure)).find(({ closed }) => isPerson(closed.visit));
    if (one === undefined) return left({ kind: 'unknownVisit' });
    if (one.closed.told === 'phoned') return right('phoned');
    return (await note(ports, realm, one, { told: 'phoned', by }))
      ? right('phoned')
      : left({ kind: 'changed' });
  };
