import { isRequired, isShown, showsChildren } from '#domain/forms/shown-fields.ts';
import type { Entry } from '#domain/forms/entry.ts';
import { groupNeeds } from '#domain/forms/needs/group-needs.ts';
import type { AnswerField, Field, Group } from '#domain/forms/field.ts';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { answerInWords } from '../answers/answers-view.ts';
import { useFormTools } from '../form-context.ts';
import { viewOf } from '../kinds/field-views.ts';
import { ReadPart } from '../kinds/parts/read-part.tsx';
import styles from '../screen.module.css';
import type { OpenForm } from '../state.ts';
import { fieldId } from './field-ids.ts';
import { BackToReview } from './back-to-review.tsx';
import { GroupHint } from './group-hint.tsx';
import { GroupError } from './group-error.tsx';

interface FormFieldProps {
  readonly field: Field;
  readonly open: OpenForm;
  /** The answers that conditions depend on. */
  readonly asked: Entry;
  readonly errors: ReadonlyMap<string, string>;
  /** Whether it is in a group of which some fields must be filled. */
  readonly isCounted?: boolean;
}

/** A field, the fields within it, and those that its answer makes visible. */
export function FormField(props: FormFieldProps) {
  const { field, asked } = props;
  if (!isShown(field, asked)) return null;
  return (
    <div
      className={[styles.asked, field.box ? styles.box : '', field.className ?? ''].filter(Boolean).join(' ')}
    >
      {field.kind === 'group' ? <GroupPart {...props} field={field} /> : <Answer {...props} field={field} />}
      <BackToReview open={props.open} name={field.name} />
      {showsChildren(field, asked) && (
        <div className={styles.children}>
          <FieldList {...props} isCounted={false} fields={field.children} />
        </div>
      )}
    </div>
  );
}

/** The control of a field, or its answer as text if it is read-only. */
function Answer({
  field,
  open,
  asked,
  errors,
  isCounted = false,
}: FormFieldProps & { readonly field: AnswerField }) {
  const { speech } = useFormTools();
  const props = {
    field,
    isRequired: isRequired(field, asked),
    isCounted,
    value: open.entry.get(field.name),
    error: errors.get(fieldId(field.name)),
  };
  const { showsReadOnly, draw } = viewOf(field.kind);
  if (field.readonly && !showsReadOnly)
    return <ReadPart {...props} text={answerInWords(field, open, speech)} />;
  return draw(props, { open, errors });
}

/** Fields below each other. */
export function FieldList({
  fields,
  ...rest
}: Omit<FormFieldProps, 'field'> & { readonly fields: readonly Field[] }) {
  return fields.map((field) => <FormField key={field.name} {...rest} field={field} />);
}

/** A group within a section: a fieldset if the council says so. */
function GroupPart(props: FormFieldProps & { readonly field: Group }) {
  const { field, asked, errors } = props;
  const { speech } = useFormTools();
  const needs = groupNeeds(field, asked);
  const id = fieldId(field.name);
  const error = errors.get(id);
  const matter = (
    <>
      <GroupHint needs={needs} />
      <GroupError id={`${id}-error`} error={error} />
      <FieldList {...props} isCounted={needs.atLeast > 0} fields={field.fields} />
    </>
  );
  const title = speech.said(field.title);
  const className = error === undefined ? styles.group : `${styles.group} ${styles.wrong}`;
  if (!field.fieldset)
    return (
      <div id={id} tabIndex={-1} className={className} role="group" aria-label={title.text}>
        {matter}
      </div>
    );
  return (
    <fieldset id={id} tabIndex={-1} className={className}>
      <legend>
        <Words of={title} />
      </legend>
      {matter}
    </fieldset>
  );
}
