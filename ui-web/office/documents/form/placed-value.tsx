import { useCallback } from 'react';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import type { DescribedKind } from '#adapters/wire/documents/description/described-field.ts';
import type { FieldPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { RichTextField } from '../../text/rich-text-field.tsx';
import { ConflictBox } from './conflict-box.tsx';
import { idOf, mayWrite, useForm } from './form-place.ts';
import type { FormPart } from './form-tree.ts';
import styles from './form.module.css';
import { ValueInput } from './value-input.tsx';

interface PlacedValueProps {
  readonly part: FormPart;
  readonly path: FieldPath;
  readonly look: DescribedKind;
  readonly label: string;
  /** Null: the value has no language. */
  readonly language: Language | null;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly hint?: string | undefined;
}

/** Documents of a collection that a member may name, by their ids. */
function useNames({ field }: FormPart) {
  const { council } = useOffice();
  const { said } = useSpeech();
  const collection = field.names.find(({ at }) => at.some((steps) => steps.join('/') === '_id'))?.collection;
  const ask = useCallback(async () => {
    if (collection === undefined) return [];
    const { realm, call } = council;
    const found = await call(listOfficeDocumentsCall, { realm, collection, limit: 200 });
    return isLeft(found) ? [] : found.right.items;
  }, [council, collection]);
  const [items] = useAnswer(ask);
  return (items ?? []).map(({ id, title }) => ({ id, title: said(title).text }));
}

/** Who else is in the field now. */
function FieldPresence({ path }: { readonly path: FieldPath }) {
  const { t } = useSpeech();
  const { presence } = useForm().document;
  const others = presence.filter(({ field }) => field === path).map(({ by }) => by);
  if (others.length === 0) return null;
  return (
    <small className={styles.here}>{t('office-documents:hereInField', { who: others.join(', ') })}</small>
  );
}

/** The conflict of a field: with what somebody else wrote, or with what was published meanwhile. */
function FieldConflict({ path }: { readonly path: FieldPath }) {
  const { unsent, outdated, shown } = useForm().document;
  const change = unsent.get(path);
  const old = change === undefined ? outdated.get(path) : undefined;
  const other = change?.other ?? old ?? null;
  if (other === null) return null;
  const first = [...unsent.values()].find((one) => one.other !== null)?.path ?? [...outdated.keys()][0];
  return <ConflictBox path={path} mine={shown.get(path)} other={other} hasKeys={first === path} />;
}

/** What concerns a field besides its value: who else is in it, and two texts of which one is to be chosen. */
export const PlacedMarks = ({ path }: { readonly path: FieldPath }) => (
  <>
    <FieldPresence path={path} />
    <FieldConflict path={path} />
  </>
);

/** A value of the document in its field, with who else is there. */
export function ValueInPlace({ part, path, look, label, language, value, onChange, hint }: PlacedValueProps) {
  const form = useForm();
  const names = useNames(part);
  const isAsked = form.document.unsent.get(path)?.other ?? form.document.outdated.get(path) ?? null;
  const isReadOnly = !mayWrite(form.document, language) || isAsked !== null;
  const id = idOf(path);
  const { languages } = form.document;
  return (
    <div className={styles.value} onFocus={() => form.goTo(path)}>
      {look === 'html' ? (
        <RichTextField
          id={id}
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={(html) => onChange(html === '' ? undefined : html)}
          language={language ?? languages[0] ?? 'es'}
          isReadOnly={isReadOnly}
        />
      ) : (
        <>
          <label htmlFor={id}>{label}</label>
          <ValueInput
            {...{ id, look, value, onChange, isReadOnly, names }}
            options={part.field.options}
            language={language ?? undefined}
          />
        </>
      )}
      {hint !== undefined && <small className={styles.hint}>{hint}</small>}
      <PlacedMarks path={path} />
    </div>
  );
}
