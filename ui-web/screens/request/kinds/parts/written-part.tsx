import { memo } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { TextMode } from '#domain/forms/kinds/text.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useFormTools } from '../../form-context.ts';
import type { OpenForm } from '../../state.ts';
import { type FieldProps, writtenText } from './field-props.ts';
import { fieldWords } from './field-words.tsx';

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

interface WrittenProps extends FieldProps {
  readonly mode: TextMode;
  /** The most characters; null: no limit that is shown. */
  readonly most: number | null;
  /** Limits of a number or a day; null: none. */
  readonly min?: string | null;
  readonly max?: string | null;
  /** Lines of a long text; null: one line. */
  readonly lines?: number | null;
  /** How an answer was normalised when its field was left; null unless it was this field's. */
  readonly told: OpenForm['told'];
}

/** What was changed when that field was left, if it was the last one. */
export const lastChangeOf = ({ told }: OpenForm, name: string): OpenForm['told'] =>
  told?.field === name ? told : null;

/** One line, several lines, or a key from a list. */
export const WrittenPart = memo(function WrittenPart(props: WrittenProps) {
  const { field, value, mode, most, min = null, max = null, lines = null, told } = props;
  const tools = useFormTools();
  const { filling } = tools.presenter;
  const { t, said } = tools.speech;
  const text = writtenText(value);
  return (
    <>
      <TextField
        {...fieldWords(props, tools)}
        {...inputTypes[mode]}
        name={field.name}
        width={widths[mode] ?? '100%'}
        value={mode === 'datetime' ? text.slice(0, 16) : text}
        readOnly={field.readonly}
        {...(field.placeholder !== null && { placeholder: said(field.placeholder).text })}
        {...(mode === 'date' && { min: min ?? undefined, max: max ?? undefined })}
        {...(lines !== null && { multiline: lines })}
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
        {told !== null && t(`request:told.${told.what}`, { min: min ?? '', max: max ?? '' })}
      </p>
    </>
  );
});
