import { useVisitMoment } from '../booking/use-visit-moment.ts';
import { placeInAddress } from '../address.ts';
import type { AppointmentsPresenter } from '../presenter.ts';
import type { AppointmentsPage } from '../state.ts';
import { soughtTimes } from './sought-times.ts';
import { WaitingPart } from './waiting-part.tsx';
import type { WaitingPorts } from './waiting-state.ts';

interface WaitingHereProps {
  readonly ports: WaitingPorts;
  readonly page: AppointmentsPage;
  readonly presenter: AppointmentsPresenter;
}

/** The waiting list on the page of appointments, once it is known what there is. */
export function WaitingHere({ ports, page, presenter }: WaitingHereProps) {
  const { now } = useVisitMoment();
  const { choices } = page;
  if (choices.kind !== 'here') return null;
  return (
    <WaitingPart
      ports={ports}
      choices={choices}
      sought={soughtTimes(page, now)}
      placeKey={placeInAddress(window.location.hash)}
      onTaken={(visit) => void presenter.adopt(visit)}
    />
  );
}
