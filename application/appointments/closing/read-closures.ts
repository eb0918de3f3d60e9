import {
  type ClosedVisit,
  closedVisitIn,
  closedVisitKind,
  closureIn,
  closureKind,
} from '#domain/appointments/closing/closure-records.ts';
import type { OfficeClosure } from '#domain/appointments/closing/office-closure.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import { toldStateIn } from './told-state.ts';

type Ports = Pick<BookingPorts, 'goodsRecords'>;
type PeoplePorts = Pick<BookingPorts, 'goodsRecords' | 'clock'>;

/** More closures than an office has at a time, and more people than are in one. */
const [mostClosures, mostPeople] = [400, 20_000];

/** The closures of an office that end after a moment, those that were opened again too, the last one first. */
export const officeClosures =
  ({ goodsRecords }: Ports) =>
  async (realm: RealmId, office: string, from: Instant | null): Promise<readonly OfficeClosure[]> => {
    const query = { kind: closureKind, owner: office, from, until: null, limit: mostClosures, after: null };
    return (await goodsRecords.list(goodOfAppointments(realm), query)).map(closureIn);
  };

/** The closures of an office that hold after a moment. */
export const standingClosures =
  (ports: Ports) =>
  async (realm: RealmId, office: string, from: Instant): Promise<readonly OfficeClosure[]> =>
    (await officeClosures(ports)(realm, office, from)).filter(({ reopened }) => reopened === undefined);

/** The closure of an id; null if there is none. */
export const readClosure =
  ({ goodsRecords }: Ports) =>
  async (realm: RealmId, id: string): Promise<OfficeClosure | null> => {
    const record = await goodsRecords.record(goodOfAppointments(realm), closureKind, id);
    return record === null ? null : closureIn(record);
  };

/** A person in a closure, with the version of the record. */
export interface KeptClosedVisit {
  readonly closed: ClosedVisit;
  readonly version: number;
}

/** Whose appointments a closure took, by the times that they were at. */
export const closedVisitsOf =
  (ports: PeoplePorts) =>
  async (realm: RealmId, closure: string): Promise<readonly KeptClosedVisit[]> => {
    const bounds = { from: null, until: null, limit: mostPeople, after: null };
    const query = { kind: closedVisitKind, owner: closure, ...bounds };
    const records = await ports.goodsRecords.list(goodOfAppointments(realm), query);
    const toldOf = await toldStateIn(ports, realm);
    return records
      .map((record): KeptClosedVisit => {
        const closed = closedVisitIn(record);
        return { closed: { ...closed, told: toldOf(closed) }, version: record.version };
      })
      .toReversed();
  };
