import { type FormEvent, useId, useState } from 'react';
import { moveVisitAtDeskCall } from '#adapters/wire/appointments/desk/move-visit-at-desk.ts';
import { isLeft } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import type { BookingFault, ChosenTime } from './booking-draft.ts';
import styles from './bookings.module.css';
import { DeskFault } from './desk-fault.tsx';
import { FreeTimeFields } from './free-time-fields.tsx';
import type { ChangeProps } from './give-back-dialog.tsx';
import { useDayAndClock } from './time-chips.tsx';
import { ToldFields } from './told-fields.tsx';
import { faultOfDesk } from './use-booking.ts';

/** Moves an appointment for its person: to a time that the office still has, in any of its offices. */
export function MoveVisitDialog({ setup, visit, close, done }: ChangeProps) {
  const { t, said } = useSpeech();
  const { council } = useOffice();
  const [form, moment] = [useId(), useDayAndClock()];
  const [time, choose] = useState<ChosenTime | null>(null);
  const [told, tell] = useState({ reason: '', isTold: false });
  const [fault, setFault] = useState<BookingFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = { code: visit.code ?? '', name: visit.name ?? '', at: moment(visit.at) };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (time === null) return setFault({ kind: 'noTime' });
    setBusy(true);
    const { office, id, day } = visit;
    const body = { day, toOffice: time.office, at: time.at, ...told };
    const answer = await council.call(moveVisitAtDeskCall, { realm: council.realm, office, visit: id, body });
    setBusy(false);
    if (isLeft(answer)) return setFault(faultOfDesk(answer.left));
    const { code, at, office: to } = answer.right;
    const where = said(setup.offices.find((one) => one.id === to)?.title ?? to).text;
    return done(t('office-bookings:move.done', { code: code ?? '', at: moment(at), where }));
  };
  return (
    <DialogFrame
      open
      title={t('office-bookings:move.title', words)}
      lead={t('office-bookings:move.lead', words)}
      onClose={close}
      footer={
        <>
          <OfficeButton type="submit" form={form} busy={isBusy}>
            {t('office-bookings:move.send')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office-bookings:keep')}
          </OfficeButton>
        </>
      }
    >
      <form id={form} noValidate className={styles.dialog} onSubmit={(event) => void submit(event)}>
        <DeskFault fault={fault} />
        <FreeTimeFields
          setup={setup}
          services={visit.services}
          people={visit.people}
          chosen={time}
          choose={choose}
          refused={fault}
        />
        <ToldFields visit={visit} draft={told} change={tell} />
      </form>
    </DialogFrame>
  );
}
