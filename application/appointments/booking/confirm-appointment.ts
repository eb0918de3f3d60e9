import type { Town } from '#domain/access/town.ts';
import { giveToPerson, missingPools } from '#domain/appointments/appointment-goods.ts';
import { visitNotices } from '#domain/appointments/appointment-notices.ts';
import { needOf } from '#domain/appointments/appointment-need.ts';
import type { BookingChannel } from '#domain/appointments/office-calendar.ts';
import type { OfficeVisit, VisitPerson, VisitSeat } from '#domain/appointments/visit.ts';
import { appointmentCode } from '#domain/appointments/visit-code.ts';
import { codeRecord, visitRecord } from '#domain/appointments/visit-record.ts';
import { isEmail } from '#domain/forms/contact.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { WrittenHolder } from '#domain/vouchers/issue/holder-rules.ts';
import { type BookingPorts, drawnShare, goodOfAppointments } from './booking-ports.ts';
import { type BookingRefused, whyNotBooked } from './booking-refused.ts';
import { type BookerPorts, checkBooker, needsCensus } from './check-booker.ts';
import { dayCodes } from './day-codes.ts';
import { checkMailCode } from './check-mail-code.ts';
import { type KeptVisit, readVisit } from './read-visit.ts';

/** Who books, as they wrote it. */
export interface AskedConfirmation {
  readonly visit: string;
  readonly person: VisitPerson;
  readonly written: WrittenHolder;
  /** The code that was mailed; empty if there is none. */
  readonly mailCode: string;
  readonly channel: BookingChannel;
  readonly by: string;
}

type Ports = BookingPorts & BookerPorts;

/** How often another code is drawn if somebody got the same one at the same time. */
const mostDraws = 8;

function whyNotPerson({ person }: AskedConfirmation): BookingRefused | null {
  if (person.name.trim() === '') return { kind: 'nameMissing' };
  return person.email !== '' && !isEmail(person.email) ? { kind: 'mailMissing' } : null;
}

interface CheckedConfirmation {
  readonly kept: KeptVisit;
  readonly seat: VisitSeat;
  readonly holder: string;
  readonly families: readonly string[];
}

/** The person, checked: by the census or, if the services are for anybody, by a code that was mailed. */
async function checked(
  ports: Ports,
  town: Town,
  kept: KeptVisit,
  asked: AskedConfirmation,
): Promise<Either<BookingRefused, CheckedConfirmation>> {
  const { visit } = kept;
  if (visit.state !== 'held' || visit.seat === null) return left({ kind: 'wrongState', state: visit.state });
  const fault = whyNotPerson(asked);
  if (fault !== null) return left(fault);
  const need = needOf(await ports.appointments.setup(town.realm), visit);
  if (isLeft(need)) return need;
  const { services, families } = need.right;
  const holder = await checkBooker(ports)(town, services, asked, ports.clock.now());
  if (isLeft(holder)) return holder;
  const isProven = asked.channel === 'desk' || needsCensus(services);
  const mail = isProven ? null : await checkMailCode(ports)(town.realm, asked.person.email, asked);
  if (mail !== null) return left(mail);
  return right({ kept, seat: visit.seat, holder: holder.right, families });
}

const confirmedVisit = (
  visit: OfficeVisit,
  asked: AskedConfirmation,
  more: Pick<OfficeVisit, 'code' | 'holder' | 'seat'> & { readonly at: number },
): OfficeVisit => ({
  ...visit,
  code: more.code,
  holder: more.holder,
  seat: more.seat,
  state: 'confirmed',
  person: { ...asked.person, name: asked.person.name.trim() },
  deeds: [...visit.deeds, { act: 'confirm', at: more.at, by: asked.by }],
});

/** Gives the time to the person, with a code; left `changed`: somebody got the same code, or the visit changed. */
async function giveTime(
  ports: Ports,
  town: Town,
  asked: AskedConfirmation,
  { kept, seat: held, holder, families }: CheckedConfirmation,
): Promise<Either<BookingRefused, OfficeVisit>> {
  const good = goodOfAppointments(town.realm);
  const at = ports.clock.now();
  const { visit, version } = kept;
  const used = await dayCodes(ports)(town.realm, visit.office, held.day);
  const code = appointmentCode(used, drawnShare(ports.random));
  if (code === null) return left({ kind: 'dayFull' });
  const seat: VisitSeat = { ...held, grant: `${visit.id}/1` };
  const after = confirmedVisit(visit, asked, { code, holder, seat, at });
  const giving = giveToPerson(seat, holder, families);
  const acts: readonly GoodsAct[] = [
    ...missingPools(giving, await ports.goods.pools(good, at)),
    { kind: 'release', grant: held.grant },
    ...giving,
  ];
  const done = await ports.goods.ask(good, {
    key: `confirm/${visit.id}/${code}`,
    bodyHash: holder,
    at,
    by: asked.by,
    acts,
    money: [],
    records: [
      visitRecord(after, version + 1),
      codeRecord(visit.office, held.day, code, visit.at),
      ...visitNotices(after, 'confirmed', at),
    ],
  });
  return isLeft(done) ? left(whyNotBooked(done.left)) : right(after);
}

/**
 * Makes a time that is held the person's own. The same sent again by the same person, because its answer was lost, is
 * answered as it is now.
 */
export const confirmAppointment =
  (ports: Ports) =>
  async (town: Town, asked: AskedConfirmation): Promise<Either<BookingRefused, OfficeVisit>> => {
    let refused: BookingRefused = { kind: 'changed' };
    for (let draw = 0; draw < mostDraws && refused.kind === 'changed'; draw += 1) {
      // oxlint-disable no-await-in-loop -- another code is drawn only if somebody got the same one
      const kept = await readVisit(ports)(town.realm, asked.visit);
      if (kept === null) return left({ kind: 'unknownVisit' });
      if (kept.visit.state === 'confirmed' && kept.visit.person?.name === asked.person.name.trim())
        return right(kept.visit);
      const work = await checked(ports, town, kept, asked);
      if (isLeft(work)) return work;
      const given = await giveTime(ports, town, asked, work.right);
      // oxlint-enable no-await-in-loop
      if (!isLeft(given)) return given;
      refused = given.left;
    }
    return left(refused);
  };
