import { useDeferredValue, useMemo } from 'react';
import type { DirectoryPage } from '#application/directory/directory-page.ts';
import type { Association } from '#domain/directory/association.ts';
import { byLetter } from '#domain/directory/by-letter.ts';
import { searchSought, soughtBy } from '#domain/directory/listed.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Letters } from './letters-part.tsx';
import styles from './screen.module.css';
import { searchFieldId, useWords } from './typed-words.ts';
import { typeNames } from './type-names.ts';
import { countWords } from './view-model.ts';

interface DirectoryProps {
  /** Those that are listed, in order. */
  readonly associations: readonly Association[];
  readonly page: DirectoryPage;
}

function NoneFound({ onClear }: { readonly onClear: () => void }) {
  const { t } = useSpeech();
  return (
    <EmptyState
      filtered
      title={t('associations:none')}
      actions={
        <Button look="outline" size="short" onClick={onClear}>
          {t('associations:clear')}
        </Button>
      }
    >
      <p>{t('associations:noneHint')}</p>
    </EmptyState>
  );
}

/** The associations by letter, with a search that answers at each key. */
export function Directory({ associations, page }: DirectoryProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { words, type, keep, clear } = useWords(page);
  const search = useDeferredValue(words).trim();
  const isSearched = search !== '';
  const sought = useMemo(
    () => (isSearched ? soughtBy(associations, { language, typeName: typeNames(speech) }) : []),
    [associations, speech, language, isSearched],
  );
  const found = useMemo(
    () => (isSearched ? searchSought(sought, search) : associations),
    [associations, sought, search, isSearched],
  );
  const all = useMemo(() => byLetter(associations, language), [associations, language]);
  const letters = useMemo(() => (isSearched ? byLetter(found, language) : []), [found, language, isSearched]);
  return (
    <div className="stack stretch">
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField
          id={searchFieldId}
          type="search"
          width="100%"
          label={t('associations:search')}
          value={words}
          maxLength={120}
          autoComplete="off"
          onChange={type}
          onBlur={keep}
        />
      </form>
      <p role="status" className={styles.count}>
        {countWords(found.length, speech)}
      </p>
      {found.length === 0 && <NoneFound onClear={clear} />}
      {isSearched && <Letters key={search} groups={letters} total={found.length} />}
      {/* The whole list is drawn once and hidden while a search is shown: hiding or drawing thousands of cards takes
          seconds. */}
      <div
        className={isSearched ? styles.aside : 'stack stretch'}
        inert={isSearched}
        aria-hidden={isSearched}
      >
        <Letters groups={all} total={associations.length} aside={isSearched} />
      </div>
    </div>
  );
}
