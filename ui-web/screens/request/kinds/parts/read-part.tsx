import { TextField } from '#ui-web/components/field/text-field.tsx';
import type { FieldProps } from './field-props.ts';
import { useFormTools } from '../../form-context.ts';
import { wordsOf } from './text-parts.tsx';

/** Written by its reader alone, so it is drawn by its own part: as the profile has it, or as letters come. */
const ownParts: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'key',
  'contact',
  'census',
  'captcha',
  'group',
]);

/** Whether an answer is only shown, in words, whatever control would ask for it. */
export const isOnlyRead = ({ readonly, kind }: FieldProps['field']): boolean =>
  readonly && !ownParts.has(kind);

/** An answer that cannot be changed here: a field that is read, which every reader of screens announces as one. */
export function ReadPart(props: FieldProps & { readonly text: string }) {
  const { field, text } = props;
  const rows = text.split('\n').length;
  return (
    <TextField
      {...wordsOf(props, useFormTools())}
      name={field.name}
      width="100%"
      readOnly
      value={text}
      {...(rows > 1 && { multiline: rows })}
      onChange={() => undefined}
    />
  );
}
