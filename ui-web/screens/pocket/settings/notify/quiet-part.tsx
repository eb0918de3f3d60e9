import { useState } from 'react';
import { minutesOfClock, writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import { areQuietHours, type QuietHours } from '#domain/push/quiet-hours.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../../pocket.module.css';
import { SwitchRow } from '../switch-row.tsx';

interface QuietProps {
  readonly quiet: QuietHours | null;
  readonly keep: (quiet: QuietHours | null) => void;
}

const overNight: QuietHours = { from: 22 * 60, until: 8 * 60 };

/** The hours in which messages wait: a switch and, if it is on, both hours. */
export function QuietPart({ quiet, keep }: QuietProps) {
  const { t } = useSpeech();
  return (
    <>
      <SwitchRow
        title={t('pocket:phone.quiet')}
        detail={t('pocket:phone.quietNote')}
        isOn={quiet !== null}
        onChange={(isOn) => keep(isOn ? overNight : null)}
      />
      {quiet !== null && <QuietFields key={`${quiet.from}-${quiet.until}`} quiet={quiet} keep={keep} />}
    </>
  );
}

/** Both hours; they are kept when the field is left, since a browser reports half an hour that is being written, too. */
function QuietFields({ quiet, keep }: QuietProps & { readonly quiet: QuietHours }) {
  const { t } = useSpeech();
  const [from, setFrom] = useState(() => writtenClock(quiet.from));
  const [until, setUntil] = useState(() => writtenClock(quiet.until));
  const written = { from: minutesOfClock(from), until: minutesOfClock(until) };
  const error = areQuietHours(written) ? undefined : t('pocket:phone.quietWrong');
  const left = () => {
    if (error === undefined && (written.from !== quiet.from || written.until !== quiet.until)) keep(written);
  };
  return (
    <div className={styles.hours}>
      <TextField type="time" label={t('pocket:phone.from')} value={from} onChange={setFrom} onBlur={left} />
      <TextField
        type="time"
        label={t('pocket:phone.until')}
        value={until}
        onChange={setUntil}
        onBlur={left}
        error={error}
      />
    </div>
  );
}
