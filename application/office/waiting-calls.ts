import { peopleToCall } from '#application/appointments/counter/people-to-call.ts';
import type { AppointmentRegister } from '#application/ports/server/appointments/appointment-register.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { countApplicantsToCall } from '#application/registrations/call-off/applicants-to-call.ts';
import { placesOfActivity } from '#application/registrations/registration-ports.ts';
import { countBuyersToCall } from '#application/tickets/call-off/buyers-to-call.ts';
import type { Town } from '#domain/access/town.ts';
import type { TownWork, WaitingCalls } from '#domain/office/duties/waiting-work.ts';
import { goodOfEvent } from '#domain/tickets/ticketed-event.ts';
import type { EventPorts } from './waiting-events.ts';
import type { RegistrationWorkPorts } from './waiting-registrations.ts';

/** Where those whom no mail reaches are read from. */
export interface CallWorkPorts extends EventPorts, Pick<RegistrationWorkPorts, 'activitiesOf'> {
  readonly goods: Pick<GoodsStore, 'grant'>;
  readonly appointments: Pick<AppointmentRegister, 'setup'>;
}

/** The offices of which somebody must be called about an appointment that is still to come: where it is now, or was. */
async function waitingVisits(ports: CallWorkPorts, { realm }: Town): Promise<readonly WaitingCalls[]> {
  const now = ports.clock.now();
  const people = (await peopleToCall(ports)(realm)).filter(
    ({ from, to }) => now < Math.max(from, to ?? from),
  );
  if (people.length === 0) return [];
  const { offices } = await ports.appointments.setup(realm);
  const byOffice = Object.entries(Object.groupBy(people, ({ office, toOffice }) => toOffice ?? office));
  return byOffice.map(([subject, there = []]) => {
    const title = offices.find(({ id }) => id === subject)?.title ?? subject;
    return { subject, title, count: there.length };
  });
}

/** The offices, activities and events of which somebody must be called. Once their last day is over, a call tells nobody anything. */
export async function waitingCalls(
  ports: CallWorkPorts,
  town: Town,
): Promise<Pick<TownWork, 'visitCalls' | 'applicantCalls' | 'buyerCalls'>> {
  const now = ports.clock.now();
  const activities = (await ports.activitiesOf(town)).filter(({ times }) => now < times.ends);
  const [visitCalls, applicantCalls, buyerCalls] = await Promise.all([
    waitingVisits(ports, town),
    Promise.all(
      activities.map(async (activity): Promise<WaitingCalls> => {
        const { good } = placesOfActivity(town.realm, activity);
        const count = await countApplicantsToCall(ports)(good);
        return { subject: activity.id, title: activity.title, count };
      }),
    ),
    Promise.all(
      (await ports.eventsOf(town)).map(async ({ id, title, sessions }): Promise<WaitingCalls> => {
        const good = { realm: town.realm, good: goodOfEvent(id) };
        const open = sessions.filter(({ end }) => now < end).map((session) => session.id);
        return { subject: id, title, count: await countBuyersToCall(ports)(good, open) };
      }),
    ),
  ]);
  const waits = ({ count }: WaitingCalls) => count > 0;
  return { visitCalls, applicantCalls: applicantCalls.filter(waits), buyerCalls: buyerCalls.filter(waits) };
}
