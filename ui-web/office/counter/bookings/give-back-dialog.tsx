import { type FormEvent, useId, useState } from 'react';
import type { FoundVisit } from '#adapters/wire/appointments/desk/found-visit.ts';
import { giveVisitBackAtDeskCall } from '#adapters/wire/appointments/desk/give-visit-back-at-desk.ts';
import { isLeft } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import type { CounterSetup } from '../counter-names.ts';
import type { BookingFault } from './booking-draft.ts';
import styles from './bookings.module.css';
import { DeskFault } from './desk-fault.tsx';
import { useDayAndClock } from './time-chips.tsx';
import { ToldFields } from './told-fields.tsx';
import { faultOfDesk } from './use-booking.ts';

/** What the dialogs of an appointment that was found have in common. */
export interface ChangeProps {
  readonly setup: CounterSetup;
  readonly visit: FoundVisit;
  readonly close: () => void;
  /** Says what was done. */
  readonly done: (words: string) => void;
}

/** Gives an appointment back for its person, once staff have seen whose it is. */
export function GiveBackDialog({ visit, close, done }: ChangeProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [form, moment] = [useId(), useDayAndClock()];
  const [told, tell] = useState({ reason: '', isTold: false });
  const [fault, setFault] = useState<BookingFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = { code: visit.code ?? '', name: visit.name ?? '', at: moment(visit.at) };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { office, id, day } = visit;
    const asked = { realm: council.realm, office, visit: id, body: { day, ...told } };
    const answer = await council.call(giveVisitBackAtDeskCall, asked);
    setBusy(false);
    if (isLeft(answer)) return setFault(faultOfDesk(answer.left));
    return done(t('office-bookings:back.done', words));
  };
  return (
    <DialogFrame
      open
      title={t('office-bookings:back.title', words)}
      lead={t('office-bookings:back.lead', words)}
      onClose={close}
      footer={
        <>
          <OfficeButton type="submit" form={form} busy={isBusy}>
            {t('office-bookings:back.send')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office-bookings:keep')}
          </OfficeButton>
        </>
      }
    >
      <form id={form} noValidate className={styles.dialog} onSubmit={(event) => void submit(event)}>
        <DeskFault fault={fault} />
        <ToldFields visit={visit} draft={told} change={tell} />
      </form>
    </DialogFrame>
  );
}
