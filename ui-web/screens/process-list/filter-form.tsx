import { type FormEvent, useState } from 'react';
import { filteredDays, noProcessFilters, type ProcessFilters } from '#domain/processes/process-filters.ts';
import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSiteDetails } from '#ui-web/shell/site-details.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

interface FilterFormProps {
  readonly filters: ProcessFilters;
  readonly onChange: (filters: ProcessFilters) => void;
}

const isNarrowed = ({ category, start, end }: ProcessFilters) =>
  category !== null || start !== null || end !== null;

/** Theme and days of the list. They count when the form is sent, so that a half-written date is not lost. */
export function ProcessFilterForm({ filters, onChange }: FilterFormProps) {
  const { t, said } = useSpeech();
  const { categories } = useSiteDetails();
  const [written, setWritten] = useState({ start: filters.start ?? '', end: filters.end ?? '' });
  const [category, setCategory] = useState(filters.category ?? '');
  const known = categories.some(({ key }) => key === category) ? category : '';
  const wrongWay = filteredDays(filters) === 'endsBeforeStart';
  const day = (text: string): CalendarDay | null => parseDay(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ category: known === '' ? null : known, start: day(written.start), end: day(written.end) });
  };
  return (
    <form role="search" aria-label={t('front:filters.label')} className={styles.filters} onSubmit={submit}>
      {categories.length > 0 && (
        <SelectField
          width="100%"
          label={t('front:filters.category')}
          value={known}
          options={[
            { value: '', text: t('front:filters.anyCategory') },
            ...categories.map(({ key, name }) => ({ value: key, text: said(name).text })),
          ]}
          onChange={setCategory}
        />
      )}
      <TextField
        type="date"
        width="100%"
        label={t('front:filters.start')}
        value={written.start}
        onChange={(start) => setWritten({ ...written, start })}
      />
      <TextField
        type="date"
        width="100%"
        label={t('front:filters.end')}
        value={written.end}
        {...(wrongWay && { error: t('front:filters.wrongDays') })}
        onChange={(end) => setWritten({ ...written, end })}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="outline">
          {t('front:filters.apply')}
        </Button>
        {isNarrowed(filters) && (
          <Button look="text" onClick={() => onChange(noProcessFilters)}>
            {t('front:filters.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}
