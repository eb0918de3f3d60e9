import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { type VisitsOfDevice, withNames } from './own-visits.ts';
import type { AppointmentTools } from './page-tools.ts';
import type { AppointmentChoices, AppointmentsPage, OwnAppointment } from './state.ts';

const noNames: AppointmentChoices = { services: [], offices: [] };

/** What is held is part of the booking, and not yet an appointment. */
export const notHeld = (own: readonly OwnAppointment[]): readonly OwnAppointment[] =>
  own.filter(({ visit }) => visit.state !== 'held');

/** Puts an appointment before the others, or in place of what was known of it. */
function withOne(own: readonly OwnAppointment[], one: OwnAppointment): readonly OwnAppointment[] {
  const place = own.findIndex(({ visit }) => visit.id === one.visit.id);
  return place === -1 ? [one, ...own] : own.with(place, one);
}

/** A time that was held when the page was closed is gone on with. */
function goingOn({ chosen }: AppointmentsPage, visit: OwnVisit): Partial<AppointmentsPage> {
  const { services, people, office } = visit;
  return { held: visit, chosen: { ...chosen, services, people, office }, step: 'person' };
}

/** What the page shows of the appointments of this device. */
export function keptPart(
  wallet: VisitsOfDevice,
  { current, patch }: Pick<AppointmentTools, 'current' | 'patch'>,
) {
  const names = () => {
    const { choices } = current();
    return choices.kind === 'here' ? choices : noNames;
  };
  return {
    take: (visit: OwnVisit): void => {
      const taken = withNames(visit, names());
      patch({ own: withOne(current().own, taken), isUnkept: !wallet.keep(taken), isFresh: true });
    },
    refresh: async (): Promise<void> => {
      if (current().choices.kind !== 'here') return;
      const fresh = await wallet.refresh(names());
      if (fresh === null) return patch({ isFresh: false });
      const held = fresh.find(({ visit }) => visit.state === 'held');
      patch({ own: notHeld(fresh), isFresh: true });
      const { held: present, moving } = current();
      if (held !== undefined && present === null && moving === null) patch(goingOn(current(), held.visit));
    },
  };
}
