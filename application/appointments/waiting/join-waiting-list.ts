import type { Town } from '#domain/access/town.ts';
import { familyPool, missingPools, waitFor } from '#domain/appointments/appointment-goods.ts';
import { type AppointmentNeed, type AskedServices, needOf } from '#domain/appointments/appointment-need.ts';
import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import type { VisitPerson } from '#domain/appointments/visit.ts';
import { waitingNotices } from '#domain/waiting-list/waiting-notices.ts';
import type { WaitingPlace } from '#domain/appointments/waiting/waiting-place.ts';
import { waitingPlaceRecord } from '#domain/waiting-list/waiting-records.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { type CalendarDay, dayAt, endOfDay, type Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { WrittenHolder } from '#domain/vouchers/issue/holder-rules.ts';
import { type WishedTimes, wishFault } from '#domain/waiting-list/wished-times.ts';
import { answerOnce } from '../../scarcity/answer-once.ts';
import { type BookingPorts, drawnName, goodOfAppointments } from '../booking/booking-ports.ts';
import { type BookerPorts, checkBooker, needsCensus } from '../booking/check-booker.ts';
import { checkMailCode } from '../booking/check-mail-code.ts';
import { readVisit } from '../booking/read-visit.ts';
import { type KeptVisitPlace, readPlace } from './read-places.ts';
import { type WaitingRefused, whyNotWaiting } from './waiting-refused.ts';
import { waitingStep } from '../../waiting-list/waiting-step.ts';

/** What a person waits for, as they wrote it. */
export interface AskedPlace extends AskedServices {
  /** Made by chance on the device. */
  readonly id: string;
  readonly offices: readonly string[];
  readonly times: WishedTimes;
  readonly person: VisitPerson;
  readonly written: WrittenHolder;
  /** The code that was mailed; empty if there is none. */
  readonly mailCode: string;
  /** The key of the appointment that should be earlier: its services are those that are waited for. Null: there is none. */
  readonly visit: string | null;
}

type Ports = BookingPorts & BookerPorts;

const sameWish = ({ services, people, offices, times, visit }: AskedPlace): string =>
  JSON.stringify([services, people, offices, times, visit]);

/** What is waited for: what the person asked for or, to come earlier, what their appointment is for. */
async function wanted(
  ports: Ports,
  { realm }: Town,
  asked: AskedPlace,
): Promise<Either<WaitingRefused, AskedPlace>> {
  if (asked.visit === null) return right({ ...asked, services: [...new Set(asked.services)] });
  const kept = await readVisit(ports)(realm, asked.visit);
  if (kept?.visit.state !== 'confirmed') return left({ kind: 'unknownVisit' });
  return right({ ...asked, services: kept.visit.services, people: kept.visit.people });
}

interface CheckedPlace {
  readonly need: AppointmentNeed;
  readonly holder: string;
}

/** Whether a person has an appointment of what they wait for, other than the one that should be earlier. */
async function hasOpen(ports: Ports, { realm }: Town, asked: AskedPlace, { need, holder }: CheckedPlace) {
  const pools = new Set(need.families.map(familyPool));
  const grants = await ports.goods.grantsOf(goodOfAppointments(realm), holder, ports.clock.now());
  const open = grants.filter(
    ({ status, takes }) => status === 'granted' && takes.some(({ pool }) => pools.has(pool)),
  );
  const isOwn = ({ id }: { readonly id: string }) => asked.visit !== null && id.startsWith(`${asked.visit}/`);
  return asked.visit === null ? open.length > 0 : !open.some(isOwn) || !open.every(isOwn);
}

/** What of a wish nobody can wait for; null if all can be. */
function whyNotPlace(
  { times, offices, person }: AskedPlace,
  setup: AppointmentSetup,
  today: CalendarDay,
): WaitingRefused | null {
  const fault = wishFault(times, today);
  if (fault !== null) return { kind: fault };
  const known = new Set(setup.offices.map(({ id }) => id));
  if (offices.some((office) => !known.has(office))) return { kind: 'unknownOffice' };
  if (person.name.trim() === '') return { kind: 'nameMissing' };
  return person.email !== '' && !isEmail(person.email) ? { kind: 'mailMissing' } : null;
}

/** The person, checked as for an appointment: what they are offered is theirs with one tap. */
async function checked(
  ports: Ports,
  town: Town,
  asked: AskedPlace,
): Promise<Either<WaitingRefused, CheckedPlace>> {
  const setup = await ports.appointments.setup(town.realm);
  const need = needOf(setup, asked);
  if (isLeft(need)) return need;
  const now = ports.clock.now();
  const fault = whyNotPlace(asked, setup, dayAt(now, town.timeZone));
  if (fault !== null) return left(fault);
  const { services } = need.right;
  const holder = await checkBooker(ports)(town, services, { written: asked.written, channel: 'web' }, now);
  if (isLeft(holder)) return holder;
  const proof = { visit: asked.id, mailCode: asked.mailCode };
  const mail = needsCensus(services)
    ? null
    : await checkMailCode(ports)(town.realm, asked.person.email, proof);
  if (mail !== null) return left(mail);
  const found = { need: need.right, holder: holder.right };
  return (await hasOpen(ports, town, asked, found)) ? left({ kind: 'hasOpen' }) : right(found);
}

function newPlace(
  { id, people, offices, times, person, visit }: AskedPlace,
  { need, holder }: CheckedPlace,
  { name, joined, until }: Pick<WaitingPlace, 'name' | 'joined' | 'until'>,
): WaitingPlace {
  return {
    id,
    name,
    services: need.services.map((one) => one.id),
    people,
    offices: [...new Set(offices)],
    times,
    holder,
    families: need.families,
    person: { ...person, name: person.name.trim() },
    joined,
    until,
    visit,
    state: 'waiting',
    offer: null,
    unanswered: 0,
    deeds: [{ act: 'join', at: joined, offered: null }],
  };
}

async function store(
  ports: Ports,
  town: Town,
  asked: AskedPlace,
  found: CheckedPlace,
): Promise<Either<WaitingRefused, KeptVisitPlace>> {
  const good = goodOfAppointments(town.realm);
  const joined: Instant = ports.clock.now();
  const until = endOfDay(asked.times.lastDay, town.timeZone);
  const place = newPlace(asked, found, { name: drawnName(ports.random), joined, until });
  const giving = waitFor(place, until);
  const done = await ports.goods.ask(good, {
    key: `wait/${asked.id}`,
    bodyHash: `${found.holder} ${sameWish(asked)}`,
    at: joined,
    by: 'sender',
    acts: [...missingPools(giving, await ports.goods.pools(good, joined)), ...giving],
    money: [],
    records: [waitingPlaceRecord(place, 1), ...waitingNotices(place, place.person, 'joined', joined)],
    steps: place.deeds.map((deed) => waitingStep(place, deed, 'sender')),
  });
  return isLeft(done) ? left(whyNotWaiting(done.left)) : right({ place, version: 1 });
}

/**
 * Puts a person on the waiting list: one place for each family of services, whatever device they use. The same sent again,
 * because its answer was lost, is answered as it is now.
 */
export const joinWaitingList =
  (ports: Ports) =>
  async (town: Town, posted: AskedPlace): Promise<Either<WaitingRefused, KeptVisitPlace>> => {
    const asked = await wanted(ports, town, posted);
    const stored = async (): Promise<Either<WaitingRefused, KeptVisitPlace> | null> => {
      const kept = await readPlace(ports)(town.realm, posted.id);
      if (kept === null) return null;
      const { services, people, offices, times, visit, state } = kept.place;
      const isSame =
        state === 'booked' ||
        (!isLeft(asked) &&
          sameWish({ ...asked.right, offices: [...new Set(asked.right.offices)] }) ===
            sameWish({ ...asked.right, services, people, offices, times, visit }));
      return isSame ? right(kept) : left({ kind: 'otherPlace' });
    };
    return answerOnce(stored, async () => {
      if (isLeft(asked)) return asked;
      const found = await checked(ports, town, asked.right);
      return isLeft(found) ? found : store(ports, town, asked.right, found.right);
    });
  };
