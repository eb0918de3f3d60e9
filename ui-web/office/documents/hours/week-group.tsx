import { useState } from 'react';
import { daysOfWeek, hoursOfWeekday } from '#domain/free-times/week/week-hours.ts';
import type { Weekday } from '#domain/working-days/working-days.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { DayHoursRow } from './day-hours-row.tsx';
import styles from './hours.module.css';
import type { WeekActs } from './use-week.ts';
import { WeekPicture } from './week-picture.tsx';
import { useWeekdayWords } from './weekday-words.ts';
import { WhenFields } from './when-fields.tsx';
import { useRuleWhenWords } from './rule-when-words.ts';
import type { RuleGroup } from './written-rules.ts';

interface GroupProps {
  readonly group: RuleGroup;
  readonly acts: WeekActs;
  readonly members: ReadonlySet<string>;
  readonly name: string;
}

/** A week: when it holds, its picture, and the hours of each day. */
export function WeekGroup({ group, acts, members, name }: GroupProps) {
  const { t } = useSpeech();
  const when = useRuleWhenWords()(group.when);
  const wordsOf = useWeekdayWords();
  const [said, say] = useState('');
  const copy = (from: Weekday, to: readonly Weekday[]) => {
    acts.copy(group, from, to);
    say(t('office-rules:week.copied', { from: wordsOf(from), days: to.map(wordsOf).join(', ') }));
  };
  return (
    <div className={styles.group} role="group" aria-label={`${name}: ${when}`}>
      <WhenHead {...{ group, acts, members, when }} />
      <WeekPicture rules={group.rules} />
      <ul role="list" className={styles.days}>
        {daysOfWeek.map((day) => (
          <DayHoursRow
            key={day}
            day={day}
            hours={hoursOfWeekday(group.rules, day)}
            isReadOnly={acts.isReadOnly}
            change={(hours) => acts.change(group, day, hours)}
            copy={(to) => copy(day, to)}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

type HeadProps = Pick<GroupProps, 'group' | 'acts' | 'members'> & { readonly when: string };

/** When the week holds, and its fields once they are opened. */
function WhenHead({ group, acts, members, when }: HeadProps) {
  const { t } = useSpeech();
  // A week that holds only for some time is opened to have its days typed.
  const [isOpen, open] = useState(group.rules.length === 0 && Object.keys(group.when).length > 0);
  return (
    <>
      <p className={styles.when}>
        <strong>{when}</strong>
        {!acts.isReadOnly && (
          <OfficeButton
            look="text"
            aria-expanded={isOpen}
            aria-label={`${t('office-rules:week.when')}: ${when}`}
            onClick={() => open(!isOpen)}
          >
            {t('office-rules:week.when')}
          </OfficeButton>
        )}
      </p>
      {isOpen && (
        <WhenFields {...{ members }} when={group.when} change={(next) => acts.setWhen(group, next)} />
      )}
    </>
  );
}
