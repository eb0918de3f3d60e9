import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import type { Term } from '#domain/processes/proposal.ts';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import { useIsWide } from '#ui-web/shell/start/is-wide.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';
import { statusChoices, type Terms } from './terms.ts';

interface FilterFormProps {
  readonly filters: ProposalFilters;
  readonly terms: Terms | null;
  /** The processes that proposals are for: a choice only if there is one. Until they are loaded its room is kept. */
  readonly processes: readonly Term[] | null;
  readonly onChange: (filters: ProposalFilters) => void;
}

/** The filters of the list. A choice counts at once, a name when the form is sent. */
export function ProposalFilterForm({ filters, terms, processes, onChange }: FilterFormProps) {
  const { t } = useSpeech();
  // What is being typed stays until the words of the filter change, because the filter is removed or the reader goes
  // back.
  const [typed, setTyped] = useState({ words: filters.words, since: filters.words });
  const words = typed.since === filters.words ? typed.words : filters.words;
  const setWords = (next: string) => setTyped({ words: next, since: filters.words });
  return (
    <form
      role="search"
      aria-label={t('proposals:search')}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...filters, words });
      }}
    >
      <div className={styles.words}>
        <TextField
          type="search"
          width="100%"
          label={t('proposals:words')}
          value={words}
          maxLength={120}
          autoComplete="off"
          onChange={setWords}
        />
        <Button type="submit" look="outline" icon="search">
          {t('proposals:find')}
        </Button>
      </div>
      <Choices
        filters={filters}
        terms={terms}
        processes={processes}
        onChange={(next) => onChange({ ...next, words })}
      />
    </form>
  );
}

/** What can be chosen in a list; folded on a small screen, so that the proposals begin on the first one. */
function Choices({ filters, terms, processes, onChange }: FilterFormProps) {
  const { t, said } = useSpeech();
  const isWide = useIsWide();
  const options = (list: readonly Term[]) => [
    { value: '', text: t('proposals:any') },
    ...list.map(({ key, name }) => ({ value: key, text: said(name).text })),
  ];
  const selects = [
    ['status', t('proposals:status'), terms === null ? [] : statusChoices(terms, filters.process)],
    ['neighbourhood', t('proposals:neighbourhood'), terms?.barrios ?? []],
    ['category', t('proposals:category'), terms?.categories ?? []],
    ...(processes === null || processes.length > 1
      ? [['process', t('proposals:one.process'), processes ?? []] as const]
      : []),
  ] as const;
  const fields = selects.map(([filter, label, list]) => (
    <SelectField
      key={filter}
      width="100%"
      label={label}
      value={list.some(({ key }) => key === filters[filter]) ? filters[filter] : ''}
      options={options(list)}
      onChange={(value) => onChange({ ...filters, [filter]: value })}
    />
  ));
  if (isWide) return fields;
  const inUse = selects.filter(([filter]) => filters[filter] !== '').length;
  return (
    <details className={styles.more}>
      <summary>{inUse === 0 ? t('proposals:more') : t('proposals:moreInUse', { n: inUse })}</summary>
      <div className={styles.fields}>{fields}</div>
    </details>
  );
}
