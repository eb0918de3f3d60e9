import { useState } from 'react';
import { classNames } from '#ui-web/components/class-names.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

interface SearchFormProps {
  /** The search words of the address. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** A text that is searched in every cell, once the form is sent. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const { t } = useSpeech();
  // What is being typed stays until the words of the filter change, because the filter is removed or the reader goes
  // back.
  const [typed, setTyped] = useState({ words: search, since: search });
  const words = typed.since === search ? typed.words : search;
  return (
    <form
      role="search"
      className={classNames(styles.search, search === '' && styles.unasked)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      <TextField
        type="search"
        width="100%"
        label={t('subsidies:search')}
        value={words}
        maxLength={120}
        autoComplete="off"
        onChange={(next) => setTyped({ words: next, since: search })}
      />
      <Button type="submit" look="outline" icon="search">
        {t('subsidies:find')}
      </Button>
    </form>
  );
}
