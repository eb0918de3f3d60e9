import { BehaviorSubject } from 'rxjs';
import { findAppointmentTimesCall } from '#adapters/wire/appointments/find-appointment-times.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { isLeft } from '#domain/shared/result.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { chosenIn } from './address.ts';
import { bookingActs } from './booking/booking-acts.ts';
import { entryIn, firstAppointmentsPage } from './first-page.ts';
import { ownActs } from './own/own-acts.ts';
import { visitsOfDevice, withNames } from './own-visits.ts';
import type { AppointmentTools } from './page-tools.ts';
import { choosing } from './steps.ts';
import type {
  AppointmentChoices,
  AppointmentsPage,
  AppointmentsPorts,
  BookerEntry,
  OwnAppointment,
  ShownChoices,
  ShownTimes,
} from './state.ts';

/** What is held is part of the booking, and not yet an appointment. */
const notHeld = (own: readonly OwnAppointment[]) => own.filter(({ visit }) => visit.state !== 'held');

const noNames: AppointmentChoices = { services: [], offices: [] };

async function readChoices({ realm, call, clock }: AppointmentsPorts): Promise<ShownChoices> {
  const read = await call(listAppointmentServicesCall, { realm });
  if (isLeft(read)) return { kind: 'refused', refusal: read.left as CouncilRefusal, at: clock.now() };
  const { services, offices } = read.right;
  return services.length === 0 || offices.length === 0
    ? { kind: 'none' }
    : { kind: 'here', services, offices };
}

/** Free times, the last that were asked for: an answer that comes late says nothing. */
function askingTimes(
  { realm, call }: AppointmentsPorts,
  current: () => AppointmentsPage,
  show: (times: ShownTimes) => void,
) {
  let asked = 0;
  return async (): Promise<void> => {
    const { services, people, office, from } = current().chosen;
    if (services.length === 0) return;
    asked += 1;
    const own = asked;
    show({ kind: 'waiting' });
    const query = { realm, services: [...services], people, office, from };
    const found = await call(findAppointmentTimesCall, query as never);
    if (own === asked) show(isLeft(found) ? { kind: 'failed' } : { kind: 'here', times: found.right });
  };
}

/** Puts an appointment before the others, or in place of what was known of it. */
const withVisit = (page: AppointmentsPage, visit: OwnVisit, names: AppointmentChoices) => {
  const place = page.own.findIndex((one) => one.visit.id === visit.id);
  const taken = withNames(visit, names);
  return { own: place === -1 ? [taken, ...page.own] : page.own.with(place, taken), taken };
};

/** The page of appointments: booking one, and those of this device. */
export function appointmentsPresenter(ports: AppointmentsPorts) {
  const wallet = visitsOfDevice({ ...ports, call: callEntered(ports) });
  const entry = entryIn(ports.visits.written(ports.realm));
  const subject = new BehaviorSubject<AppointmentsPage>(firstAppointmentsPage(notHeld(wallet.kept()), entry));
  const current = () => subject.value;
  const patch = (change: Partial<AppointmentsPage>) => subject.next({ ...subject.value, ...change });
  const ask = askingTimes(ports, current, (times) => patch({ times }));
  const names = () => {
    const { choices } = current();
    return choices.kind === 'here' ? choices : noNames;
  };
  const take = (visit: OwnVisit) => {
    const { own, taken } = withVisit(current(), visit, names());
    patch({ own, isUnkept: !wallet.keep(taken), isFresh: true });
  };
  const { realm, visits } = ports;
  const tools: AppointmentTools = {
    realm,
    visits,
    call: callEntered(ports),
    wallet,
    current,
    patch,
    ask,
    take,
  };
  /** A time that was held when the page was closed is gone on with. */
  const goOn = ({ visit }: { readonly visit: OwnVisit }) => {
    const { services, people, office } = visit;
    const chosen = { ...current().chosen, services, people, office };
    patch({ held: visit, chosen, step: 'person' });
  };
  const refresh = async () => {
    if (current().choices.kind !== 'here') return;
    const fresh = await wallet.refresh(names());
    if (fresh === null) return patch({ isFresh: false });
    const held = fresh.find(({ visit }) => visit.state === 'held');
    patch({ own: notHeld(fresh), isFresh: true });
    if (held !== undefined && current().held === null && current().moving === null) goOn(held);
  };
  const steps = choosing(tools);
  return {
    ...presented(subject),
    ...bookingActs(tools, ports.randomBytes),
    ...ownActs(tools),
    ...steps,
    refresh,
    write: (change: Partial<BookerEntry>): void => {
      const written = { ...current().entry, ...change };
      visits.write(realm, written);
      patch({ entry: written, failure: null });
    },
    load: async (search: string, key: string): Promise<void> => {
      if (key !== '') wallet.adopt(key);
      patch({ choices: await readChoices(ports) });
      steps.begin(chosenIn(search));
      await refresh();
      if (current().step !== 'service' && current().step !== 'person') await ask();
    },
  };
}
export type AppointmentsPresenter = ReturnType<typeof appointmentsPresenter> & Presenter<AppointmentsPage>;
