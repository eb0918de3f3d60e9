import { memo } from 'react';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { isRequired, isShown, showsChildren } from '#domain/forms/shown-fields.ts';
import type { Entry } from '#domain/forms/entry.ts';
import type { Field } from '#domain/forms/field.ts';
import type { FieldOption } from '#domain/forms/field-option.ts';
import { answerInWords } from '../answers/answers-view.ts';
import { CensusPart, CaptchaPart, ContactPart, GroupError } from '../kinds/parts/person-parts.tsx';
import { ManyPart, RadioPart, TickPart } from '../kinds/parts/choice-parts.tsx';
import { fieldId } from './field-ids.ts';
import type { FieldProps } from '../kinds/parts/field-props.ts';
import { FilePart } from '../kinds/parts/file-part.tsx';
import { useFormTools } from '../form-context.ts';
import { MapPart } from '../kinds/parts/map-part.tsx';
import styles from '../screen.module.css';
import type { OpenForm } from '../state.ts';
import { isOnlyRead, ReadPart } from '../kinds/parts/read-part.tsx';
import { FindPart, SelectPart, TextPart } from '../kinds/parts/text-parts.tsx';

interface FormFieldProps {
  readonly field: Field;
  readonly open: OpenForm;
  /** The answers to what is asked: conditions look at these. */
  readonly asked: Entry;
  readonly errors: ReadonlyMap<string, string>;
}

/** A field, the fields within it, and those that its answer brings along. */
export function FormField(props: FormFieldProps) {
  const { field, asked, errors, open } = props;
  const { speech } = useFormTools();
  if (!isShown(field, asked)) return null;
  return (
    <div
      className={[styles.asked, field.box ? styles.box : '', field.className ?? ''].filter(Boolean).join(' ')}
    >
      {field.kind === 'group' ? (
        <Group {...props} field={field} />
      ) : (
        <Control
          field={field}
          isRequired={isRequired(field, asked)}
          value={open.entry.get(field.name)}
          error={errors.get(fieldId(field.name))}
          read={isOnlyRead(field) ? answerInWords(field, open, speech) : null}
          {...partsOf(field, open, errors)}
        />
      )}
      {showsChildren(field, asked) && (
        <div className={styles.children}>
          <FieldList {...props} fields={field.children} />
        </div>
      )}
    </div>
  );
}

/** Fields below each other. */
export function FieldList({
  fields,
  ...rest
}: Omit<FormFieldProps, 'field'> & { readonly fields: readonly Field[] }) {
  return fields.map((field) => <FormField key={field.name} {...rest} field={field} />);
}

/** A group within a section: a fieldset where the council says so. */
function Group(props: FormFieldProps & { readonly field: Extract<Field, { kind: 'group' }> }) {
  const { field, errors } = props;
  const { speech } = useFormTools();
  const id = fieldId(field.name);
  const error = errors.get(id);
  const matter = (
    <>
      <GroupError id={`${id}-error`} error={error} />
      <FieldList {...props} fields={field.fields} />
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

/** What a field needs of the form besides its own answer; the same from one letter to the next, unless it changed. */
function partsOf(field: Field, open: OpenForm, errors: ReadonlyMap<string, string>) {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'key':
      return { told: open.told?.field === field.name ? open.told : null };
    case 'callejero':
    case 'search':
      return { found: open.found.get(field.name) };
    case 'image':
    case 'file':
    case 'pdf':
      return { uploads: open.uploads };
    case 'category':
      return { options: field.options.length > 0 ? field.options : open.town.categories };
    case 'collection':
      return { items: open.items.get(field.collection) };
    case 'map':
      return { town: open.town, address: open.address };
    case 'contact': {
      const isFilled = open.prefilled !== null && open.entry.get(field.name) === open.prefilled;
      return { contact: open.mailbox.contact, errors, isFilled };
    }
    case 'census':
      return { questions: open.census };
    case 'captcha':
      return { captcha: open.captcha };
    case 'select':
    case 'selectmultiple':
    case 'radio':
    case 'checkbox':
    case 'group':
      return {};
    default:
      return field satisfies never;
  }
}

interface Parts {
  /** The answer in words, where it is only shown. */
  readonly read: string | null;
  readonly told?: OpenForm['told'];
  readonly found?: NonNullable<ReturnType<OpenForm['found']['get']>> | undefined;
  readonly options?: readonly FieldOption[];
  readonly items?: ReturnType<OpenForm['items']['get']>;
  readonly uploads?: OpenForm['uploads'];
  readonly town?: OpenForm['town'];
  readonly address?: OpenForm['address'];
  readonly contact?: OpenForm['mailbox']['contact'];
  readonly isFilled?: boolean;
  readonly errors?: ReadonlyMap<string, string>;
  readonly questions?: OpenForm['census'];
  readonly captcha?: OpenForm['captcha'];
}

/** The control of a field. Drawn again only when something of its own changes: a form may have sixty. */
const Control = memo(function Control(props: FieldProps & Parts) {
  const { field, value, isRequired, error } = props;
  const base = { isRequired, value, error };
  if (props.read !== null) return <ReadPart {...base} field={field} text={props.read} />;
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'key':
      return <TextPart {...base} field={field} told={props.told ?? null} />;
    case 'category':
    case 'select':
      return <SelectPart {...base} field={field} options={props.options ?? field.options} />;
    case 'collection':
      return (
        <SelectPart
          {...base}
          field={field}
          options={(props.items ?? []).map(({ id, title }) => ({ value: id, text: title }))}
        />
      );
    case 'radio':
      return <RadioPart {...base} field={field} />;
    case 'selectmultiple':
      return <ManyPart {...base} field={field} />;
    case 'checkbox':
      return <TickPart {...base} field={field} />;
    case 'image':
    case 'file':
    case 'pdf':
      return (
        <FilePart
          {...base}
          field={field}
          uploads={(props.uploads ?? []).filter((upload) => upload.field === field.name)}
        />
      );
    case 'callejero':
    case 'search':
      return <FindPart {...base} field={field} found={props.found} />;
    case 'map':
      return <MapPart {...base} field={field} town={props.town} address={props.address ?? undefined} />;
    case 'contact':
      return props.contact ? (
        <ContactPart
          name={field.name}
          request={props.contact}
          value={value}
          errors={props.errors ?? new Map()}
          isFilled={props.isFilled ?? false}
          isReadOnly={field.readonly}
        />
      ) : null;
    case 'census':
      return <CensusPart {...base} field={field} questions={props.questions ?? null} />;
    case 'captcha':
      return <CaptchaPart {...base} field={field} captcha={props.captcha ?? { kind: 'asking' }} />;
    case 'group':
      return null;
    default:
      return field satisfies never;
  }
});
