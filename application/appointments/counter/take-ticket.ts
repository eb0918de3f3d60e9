import type { Town } from '#domain/access/town.ts';
import { type AskedServices, type NeedFault, needOf } from '#domain/appointments/appointment-need.ts';
import { canServe } from '#domain/appointments/queue.ts';
import { counterStep } from '#domain/appointments/counter-step.ts';
import { ticketCode } from '#domain/appointments/visit-code.ts';
import { codeRecord, visitRecord } from '#domain/appointments/visit-record.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { answerOnce } from '../../scarcity/answer-once.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import { dayCodes } from '../booking/day-codes.ts';
import { readVisit } from '../booking/read-visit.ts';
import { estimateWait } from '#domain/appointments/waits/estimate-wait.ts';
import { officeNow } from './office-now.ts';

/** A person without an appointment. */
export interface AskedTicket extends AskedServices {
  /** Made by chance. */
  readonly id: string;
  readonly office: string;
  readonly by: string;
  /** Whether the person is called earlier because they need it; missing: no. */
  readonly prefers?: boolean;
}

/** Why no ticket is given; `noDesk`: no desk of that office can do it. */
export type TicketRefused = NeedFault | { readonly kind: 'unknownOffice' | 'noDesk' | 'changed' };

/** How often another number is tried if somebody took the same one at the same time. */
const mostTries = 20;

function newTicket(
  { id, office, by, people, prefers }: AskedTicket,
  services: readonly string[],
  at: number,
): OfficeVisit {
  return {
    id,
    office,
    services,
    people,
    at,
    seat: null,
    state: 'arrived',
    code: null,
    holder: '',
    person: null,
    moved: 0,
    desk: null,
    deeds: [{ act: 'arrive', at, by }],
    ...(prefers === true && { prefers }),
  };
}

type Ports = Pick<BookingPorts, 'appointments' | 'goods' | 'goodsRecords' | 'clock'>;

/** Gives a new ticket, with the first number that nobody has. */
async function decided(
  ports: Ports,
  town: Town,
  asked: AskedTicket,
): Promise<Either<TicketRefused, OfficeVisit>> {
  const { realm, timeZone } = town;
  const setup = await ports.appointments.setup(realm);
  const need = needOf(setup, asked);
  if (isLeft(need)) return need;
  const office = await officeNow(ports)(town, asked.office);
  if (office === null) return left({ kind: 'unknownOffice' });
  const ids = need.right.services.map(({ id }) => id);
  if (!office.office.desks.some((desk) => canServe(desk, ids))) return left({ kind: 'noDesk' });
  const { now: at } = office;
  const day = dayAt(at, timeZone);
  const untold = newTicket(asked, ids, at);
  const { from, to } = estimateWait(office, untold);
  for (let tries = 0; tries < mostTries; tries += 1) {
    // oxlint-disable no-await-in-loop -- another number is tried only if somebody took this one
    const code = ticketCode(await dayCodes(ports)(realm, asked.office, day));
    const ticket: OfficeVisit = { ...untold, code, told: { at, from, to } };
    const done = await ports.goods.ask(goodOfAppointments(realm), {
      key: `ticket/${asked.id}/${code}`,
      bodyHash: '',
      at,
      by: asked.by,
      acts: [],
      money: [],
      records: [visitRecord(ticket, 1), codeRecord(asked.office, day, code, at)],
      steps: [counterStep(null, ticket, { act: 'arrive', at, by: asked.by })],
    });
    // oxlint-enable no-await-in-loop
    if (!isLeft(done)) return right(ticket);
  }
  return left({ kind: 'changed' });
}

/**
 * Gives a ticket to a person who comes without an appointment. It is never refused because there are too many: appointments
 * stay voluntary. The same asked again is the same ticket.
 */
export const takeTicket =
  (ports: Ports) =>
  async (town: Town, asked: AskedTicket): Promise<Either<TicketRefused, OfficeVisit>> => {
    const stored = async (): Promise<Either<TicketRefused, OfficeVisit> | null> => {
      const kept = await readVisit(ports)(town.realm, asked.id);
      return kept && right(kept.visit);
    };
    return answerOnce(stored, () => decided(ports, town, asked));
  };
