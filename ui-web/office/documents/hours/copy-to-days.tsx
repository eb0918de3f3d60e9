import { useId, useRef, useState } from 'react';
import { daysOfWeek } from '#domain/free-times/week/week-hours.ts';
import type { Weekday } from '#domain/working-days/working-days.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from './hours.module.css';
import { useWeekdayWords } from './weekday-words.ts';

interface CopyProps {
  readonly day: Weekday;
  readonly name: string;
  readonly copy: (to: readonly Weekday[]) => void;
}

/** Copies the hours of a day to others. Those from Monday to Friday are ticked first. */
export function CopyToDays({ day, name, copy }: CopyProps) {
  const { t } = useSpeech();
  const wordsOf = useWeekdayWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [ticked, tick] = useState<readonly Weekday[] | null>(null);
  const others = daysOfWeek.filter((one) => one !== day);
  const close = () => {
    tick(null);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={ticked !== null}
        aria-controls={id}
        aria-label={t('office-rules:week.copy', { day: name })}
        onClick={() => tick(ticked === null ? others.filter((one) => one < 6) : null)}
      >
        <Icon name="copy" />
      </button>
      {ticked !== null && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the boxes in it take the key
        <fieldset id={id} className={styles.copying} onKeyDown={({ key }) => key === 'Escape' && close()}>
          <legend>{t('office-rules:week.copyTo')}</legend>
          {others.map((one) => (
            <label key={one}>
              <input
                type="checkbox"
                checked={ticked.includes(one)}
                onChange={({ target }) =>
                  tick(target.checked ? [...ticked, one] : ticked.filter((own) => own !== one))
                }
              />
              {wordsOf(one)}
            </label>
          ))}
          <OfficeButton
            onClick={() => {
              copy(ticked);
              close();
            }}
          >
            {t('office-rules:week.doCopy')}
          </OfficeButton>
        </fieldset>
      )}
    </>
  );
}
