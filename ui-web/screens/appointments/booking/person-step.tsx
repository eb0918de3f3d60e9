import type { FormEvent } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { bookerField } from '../booking-failure.ts';
import { BookerFields } from './booker-fields.tsx';
import { BookingNotice, Working } from './booking-notice.tsx';
import { HeldTime } from './held-time.tsx';
import { StepFrame } from './step-frame.tsx';
import type { BookingStepProps } from './step-props.ts';
import { useFieldInError } from './use-field-in-error.ts';
import { VisitFacts } from './visit-facts.tsx';

/** Who comes: name and number, checked by the census or by a code that is mailed, while the time is held. */
export function PersonStep({ page, choices, presenter }: BookingStepProps) {
  const { t } = useSpeech();
  const form = useFieldInError(page);
  const { held, failure } = page;
  if (held === null) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void presenter.confirm();
  };
  return (
    <StepFrame
      step="person"
      title={t('appointments:person.title')}
      page={page}
      aside={<p>{t('appointments:person.note')}</p>}
    >
      <Working page={page} />
      <HeldTime held={held} page={page} presenter={presenter} />
      <div className={styles.beside}>
        <form ref={form} className={styles.fields} noValidate onSubmit={send}>
          <BookerFields {...{ page, choices, presenter }} />
          {failure !== null && bookerField(failure.kind) === null && <BookingNotice failure={failure} />}
          <Button type="submit" busy={page.isSending || held.state !== 'held'}>
            {t('appointments:person.confirm')}
          </Button>
        </form>
        <aside className={styles.box} aria-labelledby="your-visit">
          <h3 id="your-visit" className="small-title">
            {t('appointments:person.yours')}
          </h3>
          <VisitFacts visit={held} choices={choices} />
        </aside>
      </div>
    </StepFrame>
  );
}
