import type { Town } from '#domain/access/town.ts';
import type { OfficeVisit, ToldWait } from '#domain/appointments/visit.ts';
import { estimateWait, type WaitRange } from '#domain/appointments/waits/estimate-wait.ts';
import { type WaitErrors, waitErrors } from '#domain/appointments/waits/wait-errors.ts';
import { type CalendarDay, type Instant, startOfDay } from '#domain/shared/calendar-day.ts';
import { officeNow, type OfficePorts, visitsBefore } from './office-now.ts';

/** A person who takes a ticket now, for what every desk can do. */
export const newcomer = (office: string, at: Instant): OfficeVisit => ({
  id: '',
  office,
  services: [],
  people: 1,
  at,
  seat: null,
  state: 'arrived',
  code: null,
  holder: '',
  person: null,
  moved: 0,
  desk: null,
  deeds: [],
});

/** How long a visit that waits will wait from now on; null if it does not wait. */
export const waitOf =
  (ports: OfficePorts) =>
  async (town: Town, visit: OfficeVisit): Promise<WaitRange | null> => {
    if (visit.state !== 'arrived') return null;
    const office = await officeNow(ports)(town, visit.office);
    return office === null ? null : estimateWait(office, visit);
  };

/** What a person is told who comes now for their appointment, or again; it is compared later with what they waited. */
export const tellWait =
  (ports: OfficePorts) =>
  async (town: Town, visit: OfficeVisit): Promise<ToldWait | undefined> => {
    const office = await officeNow(ports)(town, visit.office);
    if (office === null) return undefined;
    const { now: at } = office;
    const come: OfficeVisit = { ...visit, deeds: [...visit.deeds, { act: 'arrive', at, by: '' }] };
    const { from, to } = estimateWait(office, come);
    return { at, from, to };
  };

/** More visits than an office has in a week. */
const mostMeasured = 10_000;

/** How wrong the waits were that an office told people from a day on. */
export const readWaitErrors =
  (ports: OfficePorts) =>
  async (
    { realm, timeZone }: Town,
    office: string,
    firstDay: CalendarDay,
  ): Promise<readonly WaitErrors[]> => {
    const [from, until] = [startOfDay(firstDay, timeZone), ports.clock.now() + 1];
    return waitErrors(await visitsBefore(ports, realm, office, { from, until, limit: mostMeasured }));
  };
