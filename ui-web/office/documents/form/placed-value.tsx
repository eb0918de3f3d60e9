import type { FieldPath } from '#domain/documents/fields.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { RichTextField } from '../../text/rich-text-field.tsx';
import { ConflictOfField } from './conflict/conflict-of-field.tsx';
import type { PlacedFieldProps, PlacedValueProps } from './field-props.ts';
import { FileValue } from './file-value.tsx';
import { idOf, mayWrite, useForm } from './form-place.ts';
import styles from './form.module.css';
import { NamedValue } from './named-value.tsx';

/** Who else is in the field now. */
function FieldPresence({ path }: { readonly path: FieldPath }) {
  const { t } = useSpeech();
  const { presence } = useForm().document;
  const others = presence.filter(({ field }) => field === path).map(({ by }) => by);
  if (others.length === 0) return null;
  return (
    <small className={styles.here} role="status">
      {t('office-documents:hereInField', { who: others.join(', ') })}
    </small>
  );
}

function FieldOf(props: PlacedFieldProps) {
  const { id, look, label, value, onChange, language, isReadOnly, describedBy } = props;
  const { document, chooseFile, findPages } = useForm();
  if (look === 'html')
    return (
      <RichTextField
        {...{ id, label, isReadOnly, describedBy, chooseFile, findPages }}
        value={typeof value === 'string' ? value : ''}
        onChange={(html) => onChange(html === '' ? undefined : html)}
        language={language ?? document.languages[0] ?? 'es'}
      />
    );
  if (look === 'picture' || look === 'file') return <FileValue {...props} />;
  return <NamedValue {...props} />;
}

/** What concerns a field besides its value: who else is in it, and two texts of which one is to be chosen. */
export const PlacedMarks = ({ path }: { readonly path: FieldPath }) => (
  <>
    <FieldPresence path={path} />
    <ConflictOfField path={path} />
  </>
);

const Hint = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <small id={id} className={styles.hint}>
    {children}
  </small>
);

/** A value of the document in its field, with who else is there. */
export function ValueInPlace(props: PlacedValueProps) {
  const { part, path, language, hint } = props;
  const form = useForm();
  const { unsent, outdated } = form.document;
  const isAsked = (unsent.get(path)?.other ?? outdated.get(path) ?? null) !== null;
  const isReadOnly = !mayWrite(form.document, language) || isAsked;
  const id = idOf(path);
  const hintId = `${id}-hint`;
  return (
    <div className={classNames(styles.value, isAsked && styles.asked)} onFocus={() => form.goTo(path)}>
      <FieldOf
        {...props}
        {...{ id, isReadOnly }}
        field={part.field}
        describedBy={hint === undefined ? undefined : hintId}
      />
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
      {part.kind === 'text' ? <FieldPresence path={path} /> : <PlacedMarks path={path} />}
    </div>
  );
}
