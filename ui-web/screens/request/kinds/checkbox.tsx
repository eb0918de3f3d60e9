import { memo } from 'react';
import type { FieldOf } from '#domain/forms/field.ts';
import { CheckCard } from '#ui-web/components/choice/check-card.tsx';
import { CouncilLines } from '#ui-web/components/council-html/council-lines.tsx';
import { fieldId } from '../form/field-ids.ts';
import { useFormTools } from '../form-context.ts';
import type { FieldView } from './field-view.ts';
import type { FieldProps } from './parts/field-props.ts';

const Tick = memo(function Tick(props: FieldProps<FieldOf<'checkbox'>>) {
  const { field, value, error, isRequired, isCounted = false } = props;
  const { presenter, speech } = useFormTools();
  const optional = isRequired || isCounted ? null : speech.t('request:optional');
  const hint = field.hint === null ? null : <CouncilLines of={speech.said(field.hint)} />;
  return (
    <CheckCard
      id={fieldId(field.name)}
      name={field.name}
      title={speech.said(field.title)}
      {...((hint ?? optional) !== null && {
        detail: (
          <>
            {hint} {optional}
          </>
        ),
      })}
      checked={value?.kind === 'flag' && value.on}
      error={error}
      onChange={(on) => presenter.filling.write(field.name, { kind: 'flag', on })}
    />
  );
});

/** A checkbox. */
export const checkboxView: FieldView<FieldOf<'checkbox'>> = {
  showsReadOnly: false,
  draw: (props) => <Tick {...props} />,
};
