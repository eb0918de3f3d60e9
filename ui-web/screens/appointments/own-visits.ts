import * as t from 'io-ts';
import { readAppointmentCall } from '#adapters/wire/appointments/read-appointment.ts';
import { officeWire, serviceWire } from '#adapters/wire/appointments/setup.ts';
import { type OwnVisit, ownVisitWire } from '#adapters/wire/appointments/visit.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { AppointmentChoices, AppointmentsPorts, OwnAppointment } from './state.ts';

const keptWire = t.type({
  visit: ownVisitWire,
  services: t.array(serviceWire),
  offices: t.array(officeWire),
});

/** What was kept of an appointment, if this version of the page can read it. */
function appointmentIn(answer: unknown): readonly OwnAppointment[] {
  const read = keptWire.decode(answer);
  return isLeft(read) ? [] : [read.right];
}

/** An appointment with its own services and office: what is kept of the others would be old. */
export const withNames = (visit: OwnVisit, { services, offices }: AppointmentChoices): OwnAppointment => ({
  visit,
  services: services.filter(({ id }) => visit.services.includes(id)),
  offices: offices.filter(({ id }) => id === visit.office),
});

/** How many appointments are asked for when the page is opened. */
const mostRead = 20;
/** Nothing is left of these: who has one has nothing to do or to know. */
const isOver = ({ state }: OwnVisit): boolean => state === 'ended';

/** The appointments of this device: kept in the browser, so that they are read without a line. */
export function visitsOfDevice({
  realm,
  call,
  visits,
}: Pick<AppointmentsPorts, 'realm' | 'call' | 'visits'>) {
  const kept = (): readonly OwnAppointment[] =>
    visits.list(realm).flatMap(({ answer }) => appointmentIn(answer));
  const held = (one: OwnAppointment) => ({ key: one.visit.id, answer: one });
  /** As the council has it now; null if it is out of reach, `none` if it knows no such appointment. */
  const ask = async (key: string): Promise<OwnVisit | 'none' | null> => {
    const asked = await call(readAppointmentCall, { realm, body: { key } });
    if (!isLeft(asked)) return asked.right;
    return (asked.left as { readonly kind: string }).kind === 'appointmentRefused' ? 'none' : null;
  };
  return {
    kept,
    keep: (one: OwnAppointment): boolean => visits.keep(realm, held(one)),
    /** Keeps the key of an appointment before it is asked for. */
    begin: (key: string): boolean => visits.keep(realm, { key, answer: null }),
    /** Has another key beside those of this device, from the address. */
    adopt: (key: string): void => {
      if (!visits.list(realm).some((one) => one.key === key)) visits.keep(realm, { key, answer: null });
    },
    forget: (key: string): void => visits.forget(realm, key),
    /** The appointments as the council has them now; null if it is out of reach. What is no more is forgotten. */
    refresh: async (names: AppointmentChoices): Promise<readonly OwnAppointment[] | null> => {
      const keys = visits.list(realm).slice(0, mostRead);
      const found = await Promise.all(keys.map(async ({ key }) => [key, await ask(key)] as const));
      if (found.some(([, visit]) => visit === null)) return null;
      for (const [key, visit] of found) {
        if (visit === null) continue;
        if (visit === 'none' || isOver(visit)) visits.forget(realm, key);
        else visits.renew(realm, held(withNames(visit, names)));
      }
      return kept();
    },
  };
}
export type VisitsOfDevice = ReturnType<typeof visitsOfDevice>;
