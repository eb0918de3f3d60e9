import { ReferenceInput } from './reference-input.tsx';
import type { PlacedFieldProps } from './field-props.ts';
import { useTerms } from './use-terms.ts';
import { ValueInput } from './value-input.tsx';

/** A value with its label: of what has a name in the town, the name is chosen. */
export function NamedValue({ field, label, ...input }: PlacedFieldProps) {
  const { id, look, value, onChange, isReadOnly, describedBy } = input;
  const terms = useTerms(field.names);
  const collection = field.names.find(({ at }) => at.some((steps) => steps.join('/') === '_id'))?.collection;
  const titles = new Map(terms.map((one) => [one.id, one.title]));
  const isNamed = collection !== undefined && look === 'line';
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {isNamed ? (
        <ReferenceInput {...{ id, look, value, onChange, isReadOnly, describedBy, collection, label }} />
      ) : (
        <ValueInput
          {...{ id, value, onChange, isReadOnly, describedBy, titles }}
          look={terms.length > 0 ? 'choice' : look}
          options={
            terms.length > 0 ? [...new Set([...(field.options ?? []), ...titles.keys()])] : field.options
          }
          language={input.language ?? undefined}
        />
      )}
    </>
  );
}
