import { lazy, Suspense, useState } from 'react';
import { forgiveStrikeCall } from '#adapters/wire/reservations/office/forgive-strike.ts';
import { returnAtDeskCall } from '#adapters/wire/reservations/office/return-at-desk.ts';
import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { SureDialog } from '../../parts/sure-dialog.tsx';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import { ReasonForm } from '../reason-form.tsx';
import type { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import { DepositForm } from './deposit-form.tsx';
import { MoveDialog } from './move-dialog.tsx';

const LatePay = lazy(async () => ({ default: (await import('../slip/pay-dialog.tsx')).PayDialog }));

interface DeedsProps {
  readonly venue: VenueAnswer;
  readonly one: StaffReservationAnswer;
  readonly deed: ReturnType<typeof useDeed>;
  readonly again: () => void;
}

type Open = 'pay' | 'return' | 'move' | 'forgive' | 'deposit';

/** What can be done with a reservation now, by those who may. */
function useOpenDeeds({ one }: Pick<DeedsProps, 'one'>): readonly Open[] {
  const { me, council } = useOffice();
  const now = council.clock.now();
  const canChange = one.state === 'displaced' || (one.state === 'booked' && Date.parse(one.start) > now);
  const isOver = Date.parse(one.end) <= now;
  const owesDeposit = one.deposit > 0 && one.depositKept === null && isOver;
  const wasThere = ['booked', 'entered', 'over', 'missed'].includes(one.state);
  const deeds: readonly (readonly [Open, boolean])[] = [
    ['pay', one.state === 'held'],
    ['move', canChange],
    ['return', canChange],
    ['forgive', one.state === 'missed' && one.forgiven === null && me.acts.has('venue.decide')],
    ['deposit', owesDeposit && wasThere && me.acts.has('payment.refund')],
  ];
  return deeds.flatMap(([name, can]) => (can ? [name] : []));
}

/** The deeds of one reservation, each behind a button. */
export function UseDeeds({ venue, one, deed, again }: DeedsProps) {
  const { t } = useSpeech();
  const [open, setOpen] = useState<Open | null>(null);
  const deeds = useOpenDeeds({ one });
  if (deeds.length === 0) return null;
  const close = () => setOpen(null);
  const shared = { venue, one, deed, again, close };
  return (
    <>
      <div className={votes.acts}>
        {deeds.map((name) => (
          <OfficeButton key={name} look="text" onClick={() => setOpen(name)}>
            {t(`office-venues:deed.${name}`)}
          </OfficeButton>
        ))}
      </div>
      {open === 'pay' && (
        <Suspense fallback={null}>
          <LatePay {...shared} />
        </Suspense>
      )}
      {open === 'return' && <ReturnDialog {...shared} />}
      {open === 'move' && <MoveDialog {...shared} />}
      {open === 'forgive' && <ForgiveForm {...shared} />}
      {open === 'deposit' && <DepositForm {...shared} />}
    </>
  );
}

type OpenProps = DeedsProps & { readonly close: () => void };

function ReturnDialog({ venue, one, deed, again, close }: OpenProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const words = useVenueWords(venue);
  const give = async () => {
    await deed.act(
      () =>
        council.call(returnAtDeskCall, {
          realm: council.realm,
          id: venue.id,
          body: { reservation: one.name },
        }),
      ({ money, reservation: { back } }) =>
        t(`office-venues:return.${money}`, { amount: words.money(back?.refund ?? 0) }),
    );
    close();
    again();
  };
  return (
    <SureDialog
      isOpen
      title={t('office-venues:return.title')}
      lead={t('office-venues:return.lead', { place: words.place(one.place), when: words.when(one) })}
      yes={t('office-venues:return.yes')}
      no={t('office-venues:cancel')}
      isBusy={deed.isBusy}
      cancel={close}
      confirm={() => void give()}
    />
  );
}

function ForgiveForm({ venue, one, deed, again, close }: OpenProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const forgive = async (reason: string) => {
    const body = { reservation: one.name, reason };
    const isDone = await deed.act(
      () => council.call(forgiveStrikeCall, { realm: council.realm, id: venue.id, body }),
      () => t('office-venues:forgive.done'),
    );
    if (isDone) close();
    again();
  };
  return (
    <ReasonForm
      label={t('office-venues:forgive.why')}
      button={t('office-venues:deed.forgive')}
      isBusy={deed.isBusy}
      send={(reason) => void forgive(reason)}
      close={close}
    />
  );
}
