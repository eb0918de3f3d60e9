import { memo } from 'react';
import { plainTitle } from '#domain/content/plain-text.ts';
import type { FieldOf } from '#domain/forms/field.ts';
import { CouncilLines } from '#ui-web/components/council-html/council-lines.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { fieldId } from '../form/field-ids.ts';
import { useFormTools } from '../form-context.ts';
import styles from '../screen.module.css';
import type { OpenForm } from '../state.ts';
import type { FieldView } from './field-view.ts';
import type { FieldProps } from './parts/field-props.ts';

interface CensusProps extends FieldProps<FieldOf<'census'>> {
  readonly questions: OpenForm['census'];
}

const Census = memo(function Census({ field, value, error, isRequired, isCounted, questions }: CensusProps) {
  const { presenter, speech } = useFormTools();
  const { t, said } = speech;
  const now = value?.kind === 'census' ? value : { kind: 'census' as const, identity: '', secrets: [] };
  const asked = questions?.questions ?? [];
  const write = (change: Partial<typeof now>) => presenter.filling.write(field.name, { ...now, ...change });
  return (
    <div className={styles.files}>
      <TextField
        id={fieldId(field.name)}
        label={said(field.title).text}
        {...(!isRequired && isCounted !== true && { optional: t('request:optional') })}
        hint={questions?.info ? <CouncilLines of={said(questions.info)} /> : t('request:census.hint')}
        error={error}
        value={now.identity}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(identity) => write({ identity })}
      />
      {asked.map((question, place) => (
        <TextField
          // The questions of a census have no names of their own.
          // oxlint-disable-next-line react/no-array-index-key -- their order is the census’s
          key={place}
          label={said(plainTitle(question)).text}
          value={now.secrets[place] ?? ''}
          autoComplete="off"
          spellCheck={false}
          onChange={(text) =>
            write({ secrets: asked.map((_, at) => (at === place ? text : (now.secrets[at] ?? ''))) })
          }
        />
      ))}
      <p className="note">{t('request:census.notKept')}</p>
    </div>
  );
});

/** The identity number, and what the census asks besides. Neither is stored on the device. */
export const censusView: FieldView<FieldOf<'census'>> = {
  showsReadOnly: true,
  draw: (props, { open }) => <Census {...props} questions={open.census} />,
};
