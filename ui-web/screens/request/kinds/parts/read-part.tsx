import { memo } from 'react';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import type { FieldProps } from './field-props.ts';
import { useFormTools } from '../../form-context.ts';
import { fieldWords } from './field-words.tsx';

/** A read-only answer: a read-only field, which every screen reader announces as such. */
export const ReadPart = memo(function ReadPart(props: FieldProps & { readonly text: string }) {
  const { field, text } = props;
  const rows = text.split('\n').length;
  return (
    <TextField
      {...fieldWords(props, useFormTools())}
      name={field.name}
      width="100%"
      readOnly
      value={text}
      {...(rows > 1 && { multiline: rows })}
      onChange={() => undefined}
    />
  );
});
