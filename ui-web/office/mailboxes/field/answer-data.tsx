import { useId } from 'react';
import { takenNames } from '#domain/forms/builder/add-entry.ts';
import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import { freeName, nameOfWords } from '#domain/forms/builder/field-name.ts';
import { renameEntry } from '#domain/forms/builder/rename-entry.ts';
import { writesOf } from '#domain/forms/builder/writes.ts';
import { type AnswerKind, rulesOf } from '#domain/forms/field-kinds.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { rootOf, useBuilder } from '../builder/builder-place.ts';
import builderStyles from '../builder/builder.module.css';
import styles from '../builder/conditions.module.css';
import { useEntryTitle } from '../builder/entry-words.ts';
import { LabelledSelect } from './labelled-select.tsx';

/** The names that give an answer a place of its own in the request. */
const homes = ['title', 'body', 'address'] as const;

/** The words of each; `data.title` is the heading. */
const wordsOf = { extra: 'extra', title: 'titleOf', body: 'body', address: 'address' } as const;

/** The place of an answer in the request, which its name says, and those that are free. */
function useAnswerHome(entry: BuiltEntry) {
  const { form, write } = useBuilder();
  const { shown } = useForm().document;
  const title = useEntryTitle()({ ...entry, name: '' });
  const now = homes.find((home) => home === entry.name) ?? 'extra';
  const taken = takenNames(shown, form.root);
  const put = (home: string) => {
    const name = home === 'extra' ? freeName(taken, nameOfWords(title)) : home;
    write(renameEntry(shown, form.root, entry.path, name));
  };
  return { now, put, offered: homes.filter((home) => home === now || !taken.includes(home)) };
}

/** What the answer is in the request: its title, its text, its address, or one answer more. */
function AnswerHomePart({ entry }: { readonly entry: BuiltEntry }) {
  const { t } = useSpeech();
  const { mayChange } = useBuilder();
  const { now, offered, put } = useAnswerHome(entry);
  return (
    <LabelledSelect
      label={t('office-mailbox:data.home')}
      value={now}
      isReadOnly={!mayChange}
      options={(['extra', ...offered] as const).map((value) => ({
        value,
        text: t(`office-mailbox:data.${wordsOf[value]}`),
      }))}
      onChange={put}
    />
  );
}

/** What becomes of an answer: its place in the request, and whether it is kept apart as personal data. */
export function AnswerData({ entry }: { readonly entry: BuiltEntry }) {
  const { t } = useSpeech();
  const id = useId();
  const builder = useBuilder();
  const { shown } = useForm().document;
  const { kind, path } = entry;
  if (kind === 'group' || rootOf(builder, path) === builder.staff) return null;
  const { home } = rulesOf(kind as AnswerKind);
  const hasHome = home !== 'extra' && home !== 'contact' && home !== 'census' && home !== 'captcha';
  if (!hasHome) return null;
  return (
    <fieldset className={styles.data}>
      <legend>{t('office-mailbox:data.title')}</legend>
      {home === 'byName' && <AnswerHomePart entry={entry} />}
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={shown.get(`${path}/extra`) === true}
          disabled={!builder.mayChange}
          onChange={({ target: { checked } }) =>
            builder.write(writesOf(shown, `${path}/extra`, checked ? true : undefined))
          }
        />
        {t('office-mailbox:data.personal')}
      </label>
      <p className={builderStyles.note}>{t('office-mailbox:data.personalText')}</p>
    </fieldset>
  );
}
