import { CouncilLines } from '#ui-web/components/council-html/council-lines.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { fieldId } from '../../form/field-ids.ts';
import type { FormTools } from '../../form-context.ts';
import type { FieldProps } from './field-props.ts';

/** Label, hint and error of a field, as every control takes them. */
export function fieldWords(
  { field, isRequired, isCounted = false, error }: FieldProps,
  { speech: { t, said } }: FormTools,
) {
  return {
    id: fieldId(field.name),
    label: <Words of={said(field.title)} />,
    ...(field.hint !== null && { hint: <CouncilLines of={said(field.hint)} /> }),
    ...(field.readonly && { optional: t('request:readonly') }),
    ...(!field.readonly && !isRequired && !isCounted && { optional: t('request:optional') }),
    error,
  };
}

/** The title of a group of choices. */
export function Legend({
  label,
  optional,
}: {
  readonly label: React.ReactNode;
  readonly optional: string | undefined;
}) {
  return (
    <>
      {label}
      {optional !== undefined && <small className="note"> {optional}</small>}
    </>
  );
}
