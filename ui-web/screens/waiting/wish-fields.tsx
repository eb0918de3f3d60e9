import type { ReactNode } from 'react';
import { weekdayName } from '#application/text/dates.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type PartOfDay, type WishEntry, waitingParts } from './wish.ts';

/** A Monday: its week names the days. */
const monday = '2026-11-16' as CalendarDay;
const weeks = ['2', '4', '8', '12'];

interface WishProps {
  readonly entry: WishEntry;
  readonly write: (change: Partial<WishEntry>) => void;
  /** Where somebody could come. */
  readonly children?: ReactNode;
}

/** When somebody who waits could come, and for how long they wait. */
export function WishFields({ entry, write, children }: WishProps) {
  const { t, language } = useSpeech();
  const days = Array.from({ length: 7 }, (_, n) => ({
    value: String(n + 1),
    title: weekdayName(addDays(monday, n), language),
  }));
  return (
    <>
      <ChoiceGroup
        kind="radio"
        name="waiting-part"
        compact
        legend={t('waiting:form.when')}
        options={waitingParts.map((part) => ({ value: part, title: t(`waiting:form.${part}`) }))}
        selected={[entry.part]}
        onChange={([part]) => write({ part: (part ?? 'any') as PartOfDay })}
      />
      <ChoiceGroup
        kind="checkbox"
        name="waiting-days"
        compact
        legend={t('waiting:form.days')}
        hint={t('waiting:form.daysHint')}
        options={days}
        selected={entry.weekdays}
        onChange={(weekdays) => write({ weekdays })}
      />
      {children}
      <SelectField
        label={t('waiting:form.weeks')}
        value={entry.weeks}
        options={weeks.map((n) => ({ value: n, text: t('waiting:form.weekCount', { n }) }))}
        onChange={(chosen) => write({ weeks: chosen })}
      />
    </>
  );
}
