import { needFault } from './view-model.ts';
import type { AppointmentTools } from './page-tools.ts';
import type { AppointmentChoices, BookingStep, ChosenAppointment } from './state.ts';

type Wanted = Pick<ChosenAppointment, 'services' | 'people' | 'office'>;

/** What of an address can be had here: an old link begins where it still leads. */
function known({ services, offices }: AppointmentChoices, wanted: Wanted): Wanted {
  const found = wanted.services.filter((id) => services.some((one) => one.id === id));
  const { people } = wanted;
  const isPossible = needFault(services, { services: found, people }) === null;
  return {
    services: isPossible ? found : found.slice(0, 1),
    people: isPossible ? people : 1,
    office: offices.some(({ id }) => id === wanted.office) ? wanted.office : null,
  };
}

const stepOf = ({ services, office }: Wanted): BookingStep => {
  if (services.length === 0) return 'service';
  return office === null ? 'office' : 'time';
};

/** Choosing what for, where and on which day. */
export function choosing({ current, patch, ask }: AppointmentTools) {
  const choose = (change: Partial<ChosenAppointment>) =>
    patch({ chosen: { ...current().chosen, ...change }, failure: null, proving: null, done: null });
  const times = async (change: Partial<ChosenAppointment>, step: BookingStep): Promise<void> => {
    choose(change);
    patch({ step, hasGone: true });
    await ask();
  };
  const noDay = { day: null, from: null };
  return {
    /** Begins where the address says. */
    begin: (wanted: Wanted): void => {
      const { choices } = current();
      if (choices.kind !== 'here') return;
      const chosen = known(choices, wanted);
      choose(chosen);
      patch({ step: stepOf(chosen) });
    },
    /** Books this service too, or no longer. */
    toggle: (service: string): void => {
      const { services } = current().chosen;
      const rest = services.filter((id) => id !== service);
      choose({ services: rest.length === services.length ? [...services, service] : rest });
    },
    /** Books this service alone. */
    only: (service: string): void => choose({ services: [service], people: 1 }),
    count: (people: number): void => choose({ people }),
    /** Goes on to the offices; where there is only one, to its days. */
    toOffices: (): Promise<void> => {
      const { choices } = current();
      const [only, ...others] = choices.kind === 'here' ? choices.offices : [];
      return only !== undefined && others.length === 0
        ? times({ office: only.id, ...noDay }, 'time')
        : times({ office: null, ...noDay }, 'office');
    },
    toOffice: (office: string): Promise<void> => times({ office, ...noDay }, 'time'),
    chooseDay: (day: string): void => choose({ day }),
    /** The days from another one on. */
    toDays: (from: string | null): Promise<void> => times({ from, day: null }, 'time'),
    /** Back to what is chosen first. */
    toServices: (): void => patch({ step: 'service', hasGone: true, failure: null, proving: null }),
    /** Wants none of the times for which it must be said who comes. */
    chooseAnother: (): void => patch({ proving: null, failure: null }),
    again: ask,
  };
}
