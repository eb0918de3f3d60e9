import { BehaviorSubject } from 'rxjs';
import { findAppointmentTimesCall } from '#adapters/wire/appointments/find-appointment-times.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { isLeft } from '#domain/shared/result.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { chosenByAddress } from './address.ts';
import { lateBooking } from './booking/late-booking.ts';
import { entryIn, firstAppointmentsPage } from './first-page.ts';
import { ownActs } from './own/own-acts.ts';
import { keptPart, notHeld } from './kept-part.ts';
import { visitsOfDevice } from './own-visits.ts';
import type { AppointmentTools } from './page-tools.ts';
import { choosing } from './steps.ts';
import type { AppointmentsPage, AppointmentsPorts, BookerEntry, ShownChoices, ShownTimes } from './state.ts';

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

/** The page of appointments: booking one, and those of this device. */
export function appointmentsPresenter(ports: AppointmentsPorts) {
  const wallet = visitsOfDevice({ ...ports, call: callEntered(ports) });
  const entry = entryIn(ports.visits.written(ports.realm));
  const subject = new BehaviorSubject<AppointmentsPage>(firstAppointmentsPage(notHeld(wallet.kept()), entry));
  const current = () => subject.value;
  const patch = (change: Partial<AppointmentsPage>) => subject.next({ ...subject.value, ...change });
  const ask = askingTimes(ports, current, (times) => patch({ times }));
  const { take, refresh } = keptPart(wallet, { current, patch });
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
  const steps = choosing(tools);
  return {
    ...presented(subject),
    ...lateBooking(tools, ports.randomBytes),
    ...ownActs(tools),
    ...steps,
    refresh,
    write: (change: Partial<BookerEntry>): void => {
      const written = { ...current().entry, ...change };
      visits.write(realm, written);
      patch({ entry: written, failure: null });
    },
    /** Has an appointment that was taken from the waiting list, and shows it. */
    adopt: async (key: string): Promise<void> => {
      wallet.adopt(key);
      patch({ opened: key });
      await refresh();
    },
    /** Asks for what there is, and begins where the address says. */
    open: async (search: string): Promise<void> => {
      patch({ choices: await readChoices(ports) });
      steps.begin(chosenByAddress(search));
    },
    /** Asks for the appointments of this device, one more if the address has its key, and for the times if they are shown. */
    askOwn: async (key: string | null): Promise<void> => {
      if (key !== null) wallet.adopt(key);
      await refresh();
      if (current().step !== 'service' && current().step !== 'person') await ask();
    },
  };
}
export type AppointmentsPresenter = ReturnType<typeof appointmentsPresenter> & Presenter<AppointmentsPage>;
