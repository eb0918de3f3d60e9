import { useId } from 'react';
import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import { formatDay } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../works.module.css';

interface MilestoneChecksProps {
  readonly milestones: WorkAnswer['milestones'];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The milestones in their order: when each was reached, or a box to say that it is reached now. */
export function MilestoneChecks({ milestones, chosen, onChange }: MilestoneChecksProps) {
  const { t, said, language } = useSpeech();
  const own = useId();
  if (milestones.length === 0) return <p className={styles.hint}>{t('office-works:form.noMilestones')}</p>;
  return (
    <fieldset className={styles.milestones}>
      <legend>{t('office-works:form.milestones')}</legend>
      <ol role="list">
        {milestones.map(({ id, title, reached }) => {
          const name = said(title);
          if (reached !== null)
            return (
              <li key={id} className={styles.reached}>
                <span lang={langOf(name)}>{name.text}</span>
                <small>{formatDay(reached.slice(0, 10) as CalendarDay, language)}</small>
              </li>
            );
          const isChosen = chosen.includes(id);
          return (
            <li key={id} className={isChosen ? styles.now : undefined}>
              <label htmlFor={`${own}-${id}`}>
                <span lang={langOf(name)}>{name.text}</span>
                {isChosen && <small>{t('office-works:form.today')}</small>}
              </label>
              <input
                id={`${own}-${id}`}
                type="checkbox"
                checked={isChosen}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
