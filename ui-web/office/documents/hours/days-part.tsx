import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDays } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useToday } from '../../parts/use-moment.ts';
import { BringBack } from '../form/bring-back.tsx';
import { mayWrite, useForm } from '../form/form-place.ts';
import { MoreItems, useShownItems } from '../form/shown-items.tsx';
import { OwnField, type OwnPartProps } from '../own/own-field.tsx';
import { goToField } from '../editor/go-to-field.ts';
import styles from './hours.module.css';
import { endOfDays, type SpecialDays, specialDays } from './special-days.ts';
import { SpecialDaysRow } from './special-days-row.tsx';
import { TownHolidays } from './town-holidays.tsx';

/** Closed days and days with other hours, as a list by date, with the holidays of the town. */
export function DaysPart({ part, draw }: OwnPartProps) {
  const { document } = useForm();
  const isReadOnly = !mayWrite(document, null);
  const all = specialDays(document.shown, part.path);
  const { past, ahead } = useSplit(all);
  const { acts, shown, rest, more } = useShownItems(part.path, ahead);
  return (
    <OwnField {...{ part, draw }}>
      <div className={styles.hours}>
        {past.length > 0 && <PastDays past={past} remove={isReadOnly ? null : acts.remove} />}
        <ul role="list" className={styles.days}>
          {shown.map((days) => (
            <SpecialDaysRow
              key={days.key}
              {...{ days, all, isReadOnly }}
              remove={() => acts.remove(days.key)}
            />
          ))}
        </ul>
        <MoreItems path={part.path} rest={rest} more={more} />
        {!isReadOnly && <DaysTools acts={{ ...acts, keys: all.map(({ key }) => key) }} />}
        <TownHolidays />
      </div>
    </OwnField>
  );
}

/** Those that are over, and the others. One that is being typed stays where it is. */
function useSplit(all: readonly SpecialDays[]) {
  const today = useToday();
  const isOver = (days: SpecialDays) => {
    const end = endOfDays(days);
    return end !== null && end < today;
  };
  // Which are over is found once, when the document is opened.
  const [over] = useState<ReadonlySet<string>>(() => new Set(all.filter(isOver).map(({ key }) => key)));
  return {
    past: all.filter(({ key }) => over.has(key)),
    ahead: all.filter(({ key }) => !over.has(key)),
  };
}

interface ToolsProps {
  readonly acts: ReturnType<typeof useShownItems<SpecialDays>>['acts'];
}

function DaysTools({ acts }: ToolsProps) {
  const { t } = useSpeech();
  const add = () => {
    let path = '';
    flushSync(() => {
      path = acts.add();
    });
    goToField(`${path}/firstDay`);
  };
  return (
    <p className={styles.tools}>
      <OfficeButton look="outline" onClick={add}>
        <Icon name="plus" /> {t('office-rules:days.add')}
      </OfficeButton>
      <BringBack acts={acts} />
    </p>
  );
}

interface PastProps {
  readonly past: readonly SpecialDays[];
  readonly remove: ((key: string) => void) | null;
}

/** What is over is folded away. */
function PastDays({ past, remove }: PastProps) {
  const { t, language } = useSpeech();
  const [isOpen, open] = useState(false);
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => open(currentTarget.open)}
    >
      <summary>{t('office-rules:days.past', { count: past.length })}</summary>
      {isOpen && (
        <ul role="list" className={styles.days}>
          {past.map((days) => {
            const words = formatDays(days.firstDay as CalendarDay, endOfDays(days) as CalendarDay, language);
            return (
              <li key={days.key} className={styles.pastDay}>
                {words}
                {remove !== null && (
                  <OfficeButton
                    look="text"
                    aria-label={t('office-rules:days.remove', { days: words })}
                    onClick={() => remove(days.key)}
                  >
                    {t('office-documents:remove')}
                  </OfficeButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
