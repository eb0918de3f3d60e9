import { memberPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { ageOf, textPath, useFieldName, useForm } from './form-place.ts';
import type { TextPart } from './form-tree.ts';
import styles from './form.module.css';
import { ValueInPlace } from './placed-value.tsx';

/** A sign for the languages of a text: up to date, one is older, one is missing. */
function AgeTile({ part }: { readonly part: TextPart }) {
  const { t } = useSpeech();
  const { document } = useForm();
  const ages = document.languages.map((language) => ageOf(part, language, document));
  const age = ages.includes('missing') ? 'missing' : ages.includes('older') ? 'older' : 'fresh';
  if (document.languages.length < 2) return <span />;
  return (
    <span className={classNames(styles.tile, styles[age])}>
      <span className="visually-hidden">{t(`office-documents:age.${age}`)}</span>
    </span>
  );
}

/** A text in one language. */
function TextIn({ part, language }: { readonly part: TextPart; readonly language: Language }) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const [first = language] = document.languages;
  const path = textPath(part, language, first);
  const age = ageOf(part, language, document);
  const label = useFieldName()(part.field);
  const change = (value: Json | undefined) => {
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
  const name = t(`office-documents:language.${language}`);
  const hint =
    part.isWhole && language !== first
      ? t('office-documents:age.whole', { language: t(`office-documents:language.${first}`) })
      : age === 'missing'
        ? t('office-documents:age.missingHere')
        : undefined;
  return (
    <div className={classNames(styles.cell, age === 'missing' && styles.missingCell)}>
      <ValueInPlace
        {...{ part, path, language, hint }}
        look={part.look}
        label={document.languages.length > 1 ? `${label} · ${name}` : label}
        value={document.shown.get(path)}
        onChange={change}
      />
      {age === 'older' && (
        <p className={styles.older}>
          {t('office-documents:age.olderThan', { language: t(`office-documents:language.${first}`) })}
        </p>
      )}
    </div>
  );
}

/** A text in the languages that are shown, side by side. */
export function TextRow({ part }: { readonly part: TextPart }) {
  const { columns } = useForm();
  return (
    <div className={styles.row}>
      <AgeTile part={part} />
      {columns.map((language) => (
        <TextIn key={language} part={part} language={language} />
      ))}
    </div>
  );
}
