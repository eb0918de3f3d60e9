import { cellMinutes } from '../free-times/cell-day.ts';
import { type Either, left, right } from '../shared/result.ts';
import type { AppointmentService, AppointmentSetup } from './appointment-office.ts';

/** What a person asks for. */
export interface AskedServices {
  readonly services: readonly string[];
  readonly people: number;
}

/** The same, with what it takes. */
export interface AppointmentNeed {
  readonly services: readonly AppointmentService[];
  readonly people: number;
  readonly cells: number;
  /** Each once, in order. */
  readonly families: readonly string[];
}

/** Why services cannot be booked like this. */
export type NeedFault =
  | { readonly kind: 'noService' }
  | { readonly kind: 'unknownService' | 'notCombinable'; readonly service: string }
  | { readonly kind: 'tooManyPeople'; readonly most: number };

const minutesOf = ({ minutes, minutesMore }: AppointmentService, people: number): number =>
  minutes + (people - 1) * minutesMore;

/**
 * What an appointment for some services and people needs: the minutes of all of them, one after the other.
 *
 * @example needOf(setup, { services: ['padron'], people: 3 }) // 15 minutes and 5 for each further person: 5 cells
 */
export function needOf(
  { services: known }: Pick<AppointmentSetup, 'services'>,
  { services: named, people }: AskedServices,
): Either<NeedFault, AppointmentNeed> {
  const ids = [...new Set(named)];
  const services: AppointmentService[] = [];
  for (const id of ids) {
    const service = known.find((one) => one.id === id);
    if (service === undefined) return left({ kind: 'unknownService', service: id });
    if (ids.length > 1 && !service.isCombinable) return left({ kind: 'notCombinable', service: id });
    services.push(service);
  }
  if (services.length === 0) return left({ kind: 'noService' });
  const most = Math.min(...services.map(({ mostPeople }) => mostPeople));
  if (!Number.isSafeInteger(people) || people < 1 || people > most)
    return left({ kind: 'tooManyPeople', most });
  const minutes = services.reduce((sum, one) => sum + minutesOf(one, people), 0);
  const families = [...new Set(services.map(({ family }) => family))].toSorted();
  return right({ services, people, cells: Math.ceil(minutes / cellMinutes), families });
}
