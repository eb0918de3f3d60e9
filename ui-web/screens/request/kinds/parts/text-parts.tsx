import { CouncilLines } from '#ui-web/components/council-html/council-lines.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { PickList } from '#ui-web/components/pick-list/pick-list.tsx';
import { formatCount } from '#application/text/numbers.ts';
import type { Field } from '#domain/forms/field.ts';
import type { FieldOption } from '#domain/forms/field-option.ts';
import type { TextMode } from '#domain/forms/kinds/text.ts';
import { fieldId } from '../../form/field-ids.ts';
import { type FieldProps, textOf } from './field-props.ts';
import type { FindingField } from '../../form/finder.ts';
import { type FormTools, useFormTools } from '../../form-context.ts';
import type { Found, OpenForm } from '../../state.ts';

/** Label, hint and error of a field, as every control takes them. */
export function wordsOf({ field, isRequired, error }: FieldProps, { speech: { t, said } }: FormTools) {
  return {
    id: fieldId(field.name),
    label: <Words of={said(field.title)} />,
    ...(field.hint !== null && { hint: <CouncilLines of={said(field.hint)} /> }),
    ...(field.readonly && { optional: t('request:readonly') }),
    ...(!field.readonly && !isRequired && { optional: t('request:optional') }),
    error,
  };
}

const inputTypes = {
  text: { type: 'text' },
  email: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'tel' },
  url: { type: 'url' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  datetime: { type: 'datetime-local' },
} as const satisfies Record<TextMode, object>;

const widths: Readonly<Partial<Record<TextMode, string>>> = { number: '8em', date: '11em', datetime: '14em' };

type WrittenField = Field & { readonly kind: 'text' | 'textarea' | 'key' };
type Told = OpenForm['told'];

/** One line, several lines, or a key from a list. */
export function TextPart(props: FieldProps<WrittenField> & { readonly told: Told }) {
  const { field, value, told } = props;
  const tools = useFormTools();
  const { filling } = tools.presenter;
  const { t, said } = tools.speech;
  const text = textOf(value);
  const mode = field.kind === 'text' ? field.mode : 'text';
  const most = field.kind === 'key' ? null : field.maxlength;
  const words = wordsOf(props, tools);
  return (
    <>
      <TextField
        {...words}
        {...inputTypes[mode]}
        name={field.name}
        width={widths[mode] ?? '100%'}
        value={mode === 'datetime' ? text.slice(0, 16) : text}
        readOnly={field.readonly}
        {...(field.placeholder !== null && { placeholder: said(field.placeholder).text })}
        {...(field.kind === 'text' &&
          mode === 'date' && { min: field.min ?? undefined, max: field.max ?? undefined })}
        {...(field.kind === 'textarea' && { multiline: 4 })}
        {...(most !== null && {
          maxLength: most,
          counter: t('request:left', { count: most - text.length, n: formatCount(most - text.length) }),
        })}
        onChange={(next) =>
          mode === 'datetime' ? filling.writeTime(field.name, next) : filling.writeText(field.name, next)
        }
        onBlur={() => filling.settle(field.name)}
      />
      <p className="note" role="status">
        {told !== null && told.field === field.name && t(`request:told.${told.what}`, limitsOf(field))}
      </p>
    </>
  );
}

const limitsOf = (field: WrittenField) =>
  field.kind === 'text' ? { min: field.min ?? '', max: field.max ?? '' } : { min: '', max: '' };

/** One of a list that is folded away. */
export function SelectPart(props: FieldProps & { readonly options: readonly FieldOption[] }) {
  const tools = useFormTools();
  const { t, said } = tools.speech;
  const { name } = props.field;
  const options = props.options.map(({ value, text }) => ({ value, text: said(text).text }));
  return (
    <SelectField
      {...wordsOf(props, tools)}
      name={name}
      width="22em"
      value={textOf(props.value)}
      options={[{ value: '', text: t('request:choose') }, ...options]}
      onChange={(text) => tools.presenter.filling.writeText(name, text)}
    />
  );
}

/** A street or an item, found as one writes. */
export function FindPart(props: FieldProps<FindingField> & { readonly found: Found | undefined }) {
  const { field, value, found } = props;
  const tools = useFormTools();
  const { t, said } = tools.speech;
  const { finder } = tools.presenter;
  const isStreet = field.kind === 'callejero';
  const status = found
    ? t(isStreet ? 'request:street.found' : 'request:search.found', { count: found.items.length })
    : '';
  return (
    <PickList
      hint={t(isStreet ? 'request:street.hint' : 'request:search.hint')}
      {...wordsOf(props, tools)}
      listLabel={t(isStreet ? 'request:street.list' : 'request:search.list')}
      value={textOf(value)}
      found={found?.items ?? null}
      status={status}
      placeholder={field.placeholder === null ? undefined : said(field.placeholder).text}
      onChange={(text) => finder.seek(field, text)}
      onPick={({ text }) => void finder.pick(field, text)}
    />
  );
}
