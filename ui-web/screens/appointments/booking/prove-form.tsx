import type { FormEvent } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { bookerField } from '../booking-failure.ts';
import type { HeldMoment } from '../state.ts';
import { momentText } from '../view-model.ts';
import { BirthDay, IdentityField } from './booker-fields.tsx';
import { BookingNotice } from './booking-notice.tsx';
import type { BookingStepProps } from './step-props.ts';
import { useFieldInError } from './use-field-in-error.ts';
import { useVisitMoment } from './use-visit-moment.ts';

interface ProveFormProps extends Pick<BookingStepProps, 'page' | 'presenter'> {
  readonly wanted: HeldMoment;
}

/** While many times are held: who comes is checked before the time is kept, so that robots keep none. */
export function ProveForm({ page, presenter, wanted: { office, at } }: ProveFormProps) {
  const { t } = useSpeech();
  const form = useFieldInError(page, 'identity');
  const { failure } = page;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void presenter.hold(office, at);
  };
  return (
    <form ref={form} className={styles.box} noValidate onSubmit={send} aria-labelledby="prove-head">
      <h3 id="prove-head" className="small-title">
        {t('appointments:prove.title', { moment: momentText(at, useVisitMoment()) })}
      </h3>
      <p>{t('appointments:prove.note')}</p>
      <IdentityField {...{ page, presenter }} hint={t('appointments:person.identityNote.census')} />
      <BirthDay {...{ page, presenter }} />
      {failure !== null && bookerField(failure.kind) === null && <BookingNotice failure={failure} />}
      <Buttons {...{ page, presenter }} />
    </form>
  );
}

function Buttons({ page: { isSending }, presenter }: Omit<ProveFormProps, 'wanted'>) {
  const { t } = useSpeech();
  return (
    <div className="actions">
      <Button type="submit" busy={isSending}>
        {t('appointments:prove.send')}
      </Button>
      <Button look="text" onClick={presenter.chooseAnother}>
        {t('appointments:held.leave')}
      </Button>
    </div>
  );
}
