import { type FormEvent, useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { LazyAssociationsMap } from './associations-map/lazy-map.tsx';
import styles from './below.module.css';

/** In characters; longer than any name of an association. */
const longestSearch = 100;

/** A search among the town's associations; the page it leads to has list and map. */
export function Associations() {
  const { t } = useSpeech();
  const { go } = useNavigate();
  const [words, setWords] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sought = words.trim();
    go(sought === '' ? '/asociaciones' : `/asociaciones?${new URLSearchParams({ texto: sought })}`);
  };
  return (
    <LedgerRow
      id="asociaciones"
      title={t('front:associations.title')}
      lead={<Link href="/asociaciones">{t('front:associations.all')}</Link>}
    >
      <p>{t('front:associations.lead')}</p>
      <form role="search" className={styles.search} onSubmit={submit}>
        <TextField
          type="search"
          name="texto"
          width="100%"
          label={t('front:associations.label')}
          maxLength={longestSearch}
          value={words}
          onChange={setWords}
        />
        <Button type="submit" look="outline" icon="search">
          {t('front:associations.search')}
        </Button>
      </form>
      <div className={styles.map}>
        <LazyAssociationsMap />
      </div>
    </LedgerRow>
  );
}
