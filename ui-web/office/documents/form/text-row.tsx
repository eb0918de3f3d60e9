import type { KeyboardEvent } from 'react';
import { memberPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { ConflictOfField } from './conflict/conflict-of-field.tsx';
import { ageOf, madeFrom, textPath, useFieldHelp, useFieldName, useForm } from './form-place.ts';
import type { TextPart } from './form-tree.ts';
import styles from './form.module.css';
import { goToNextText } from './next-text.ts';
import { OlderNote } from './conflict/older-note.tsx';
import { ValueInPlace } from './placed-value.tsx';

/** A sign for the languages of a text: up to date, one is older, one is missing. */
function AgeTile({ part }: { readonly part: TextPart }) {
  const { t } = useSpeech();
  const { document, columns } = useForm();
  const ages = columns.map((language) => ageOf(part, language, document));
  const age = ages.includes('missing') ? 'missing' : ages.includes('older') ? 'older' : 'fresh';
  if (document.languages.length < 2 || ages.every((one) => one === 'empty')) return <span />;
  return (
    <span className={classNames(styles.tile, styles[age])} title={t(`office-documents:age.${age}`)}>
      <span className="visually-hidden">{t(`office-documents:age.${age}`)}</span>
    </span>
  );
}

/** What a person writes into a text in one language. */
function useWriting(part: TextPart, language: Language): (value: Json | undefined) => void {
  const { document, write } = useForm();
  const [first = language] = document.languages;
  const path = textPath(part, language, first);
  return (value) => {
    const isSplit = part.isWhole && language !== first;
    const whole = document.shown.get(part.path);
    write([
      // A text that was written once for all languages becomes that of the first one.
      ...(isSplit
        ? [
            { path: part.path, value: undefined },
            { path: memberPath(part.path, first), value: whole },
          ]
        : []),
      { path, value },
    ]);
  };
}

/** A text in one language. */
function TextIn({ part, language }: { readonly part: TextPart; readonly language: Language }) {
  const { t } = useSpeech();
  const { document, confirm } = useForm();
  const [first = language] = document.languages;
  const path = textPath(part, language, first);
  const age = ageOf(part, language, document);
  const from = madeFrom(part, language, document);
  const label = useFieldName()(part.field);
  const help = useFieldHelp()(part.field);
  const change = useWriting(part, language);
  const nameOf = (one: Language) => t(`office-documents:language.${one}`);
  const hint =
    part.isWhole && language !== first
      ? t('office-documents:age.whole', { language: nameOf(first) })
      : age === 'missing'
        ? t('office-documents:age.missingHere')
        : language === first
          ? help
          : undefined;
  // A translator’s pass: this text is done, the next one.
  const done = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (age === 'older') confirm(path);
    goToNextText(event.currentTarget);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the field within
    <div
      className={classNames(styles.cell, age === 'missing' && styles.missingCell)}
      data-to-do={age === 'missing' || age === 'older' ? '' : undefined}
      onKeyDown={done}
    >
      <ValueInPlace
        {...{ part, path, language, hint }}
        look={part.look}
        label={document.languages.length > 1 ? `${label} · ${nameOf(language)}` : label}
        value={document.shown.get(path)}
        onChange={change}
      />
      {age === 'older' && from !== null && (
        <OlderNote
          {...{ language, first, from, path }}
          now={document.shown.get(textPath(part, first, first))}
        />
      )}
    </div>
  );
}

/** A text in the languages that are shown, side by side. */
export function TextRow({ part }: { readonly part: TextPart }) {
  const { document, columns } = useForm();
  return (
    <div className={styles.row}>
      <AgeTile part={part} />
      {columns.map((language) => (
        <TextIn key={language} part={part} language={language} />
      ))}
      {columns.map((language) => (
        <ConflictOfField key={language} path={textPath(part, language, document.languages[0] ?? language)} />
      ))}
    </div>
  );
}
