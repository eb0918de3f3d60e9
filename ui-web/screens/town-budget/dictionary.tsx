import { useMemo, useState } from 'react';
import { townDictionary } from '#adapters/wire/town-dictionary.ts';
import { formatCount } from '#application/text/numbers.ts';
import {
  type Dictionary,
  searchTerms,
  type BudgetTerm,
  type Topic,
  topics,
} from '#domain/town-budget/dictionary.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';
import { TermList } from './term-list.tsx';

interface TopicTermsProps {
  readonly topic: Topic;
  readonly dictionary: Dictionary;
  readonly terms: readonly BudgetTerm[];
  readonly isOpen: boolean;
}

/** The terms of one topic: folded until the reader searches; the browser's own search opens them. */
function TopicTerms({ topic, dictionary, terms, isOpen }: TopicTermsProps) {
  const { t } = useSpeech();
  return (
    <details className={styles.topic} open={isOpen}>
      <summary>
        <h2>{t(`budget:topic.${topic}`)}</h2>
        <span>{formatCount(terms.length)}</span>
      </summary>
      <TermList
        dictionary={dictionary}
        terms={terms}
        withCodes={['programme', 'spending', 'income'].includes(topic)}
      />
    </details>
  );
}

/** Every term of budgets, taxes and contracts, searched at once and shown with its source. */
export function DictionaryScreen() {
  const speech = useSpeech();
  const { t } = speech;
  const [search, setSearch] = useState('');
  const dictionary = useMemo(() => townDictionary(), []);
  const found = useMemo(
    () => searchTerms(dictionary.terms, search, (text) => textOf(speech.said(text))),
    [dictionary, search, speech],
  );
  const isWhole = search.trim() === '';
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('shell:breadcrumbs')}
        items={[
          { href: '/', text: t('shell:home') },
          { href: '/presupuesto', text: t('budget:title.none') },
        ]}
      />
      <div className="page-top stack">
        <ScreenTitle of={t('budget:dictionary.title')} />
        <p className="lead">{t('budget:dictionary.lead')}</p>
      </div>
      <div className="stack stack-24 stretch" role="search">
        <TextField
          label={t('budget:dictionary.search')}
          type="search"
          autoComplete="off"
          value={search}
          onChange={setSearch}
        />
        <p role="status">
          {t('budget:dictionary.count', { count: found.length, n: formatCount(found.length) })}
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState filtered title={t('budget:dictionary.none')}>
          <p>{t('budget:dictionary.noneText')}</p>
        </EmptyState>
      )}
      {topics.map((topic) => {
        const terms = found.filter((term) => term.topic === topic);
        return (
          terms.length > 0 && (
            <TopicTerms
              key={`${topic} ${isWhole}`}
              topic={topic}
              dictionary={dictionary}
              terms={terms}
              isOpen={!isWhole}
            />
          )
        );
      })}
    </div>
  );
}
