import { useCallback } from 'react';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import { writesOf } from '#domain/forms/builder/writes.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useBuilder } from '../builder/builder-place.ts';
import styles from '../builder/builder.module.css';
import { LabelledSelect } from './labelled-select.tsx';

interface Named {
  readonly value: string;
  readonly text: string;
}

/** Lists that a town has beside its streets: their names begin so. */
const streets = 'callejero';
const isListName = (collection: string): boolean => collection === streets || collection.startsWith('lista-');

/** What a field of the kind can name of the town: a list, or a census. */
function useNamed(isCensus: boolean): readonly Named[] {
  const { council } = useOffice();
  const { t, said } = useSpeech();
  const ask = useCallback(async () => {
    const { realm, call } = council;
    const collection = isCensus ? 'censuses' : null;
    const found = await call(listOfficeDocumentsCall, { realm, collection, limit: 200 });
    return isLeft(found) ? null : found.right;
  }, [council, isCensus]);
  const [found] = useAnswer(ask);
  if (found === null) return [];
  if (isCensus) return found.items.map(({ id, title }) => ({ value: id, text: said(title).text || id }));
  const lists = new Set(found.counts.map(({ collection }) => collection).filter(isListName));
  return [...lists].map((value) => ({
    value,
    text: value === streets ? t('office-fields:kind.callejero') : value,
  }));
}

/** The names with the present one, which the town may not have. */
const withNow = (named: readonly Named[], now: string): readonly Named[] =>
  named.some(({ value }) => value === now) || now === '' ? named : [...named, { value: now, text: now }];

/** From where the choices of a field come: a list of the town, its streets, or a census. */
export function NamedListPart({ entry }: { readonly entry: BuiltEntry }) {
  const { t } = useSpeech();
  const { mayChange, write } = useBuilder();
  const { shown } = useForm().document;
  const isCensus = entry.kind === 'census';
  const path = `${entry.path}/options`;
  const value = shown.get(path);
  const now = typeof value === 'string' ? value : '';
  const all = withNow(useNamed(isCensus), now);
  const usual = entry.kind === 'callejero' ? streets : entry.name;
  return (
    <LabelledSelect
      label={t(isCensus ? 'office-mailbox:named.census' : 'office-mailbox:named.list')}
      value={now}
      isReadOnly={!mayChange}
      options={[{ value: '', text: t('office-mailbox:named.usual', { name: usual }) }, ...all]}
      onChange={(next) => write(writesOf(shown, path, next === '' ? undefined : next))}
    >
      <small className={styles.note}>
        {t(isCensus ? 'office-mailbox:named.censusText' : 'office-mailbox:named.listText')}
      </small>
    </LabelledSelect>
  );
}
