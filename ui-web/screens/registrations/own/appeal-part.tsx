import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { lastDayText } from '../words.ts';
import type { OwnApplicationProps } from './own-props.ts';
import styles from '../registrations.module.css';

const longest = 2000;

/** The appeal against the provisional list: written while they come, then shown with its answer. */
export function AppealPart(props: OwnApplicationProps) {
  const { one, activity } = props;
  const { t } = useSpeech();
  if (one.appeal !== null)
    return (
      <div className={styles.offer}>
        <p>{t('registrations:appeal.sent', { text: one.appeal.text })}</p>
        <p>
          {one.appeal.answer === null
            ? t('registrations:appeal.unanswered')
            : t('registrations:appeal.answer', { text: one.appeal.answer })}
        </p>
      </div>
    );
  const isListed = one.state === 'excluded' || one.state === 'admitted';
  return activity?.phase === 'appeals' && isListed ? <WriteAppeal {...props} /> : null;
}

function WriteAppeal({ one, activity, page, presenter }: OwnApplicationProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { timeZone } = usePlace().site;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const until = lastDayText(activity?.appealsUntil ?? '', timeZone, speech);
  if (!isOpen)
    return (
      <div className="actions">
        <Button look="outline" size="short" onClick={() => setOpen(true)}>
          {t('registrations:appeal.open')}
        </Button>
      </div>
    );
  return (
    <form
      className={styles.offer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.appeal(one, text);
      }}
    >
      <TextField
        label={t('registrations:appeal.label')}
        hint={t('registrations:appeal.hint', { until })}
        multiline={5}
        maxLength={longest}
        value={text}
        onChange={setText}
      />
      <div className="actions">
        <Button type="submit" size="short" busy={page.changing === one.id}>
          {t('registrations:appeal.send')}
        </Button>
        <Button look="text" size="short" onClick={() => setOpen(false)}>
          {t('registrations:keep')}
        </Button>
      </div>
    </form>
  );
}
