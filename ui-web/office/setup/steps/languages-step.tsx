import type { Language } from '#domain/shared/localized-text.ts';
import { LanguagesFields } from '../../new-town/languages-fields.tsx';
import { useTyped } from '../kept/step-keeping.ts';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';

/** The languages of the town; the first texts are written in those that are new. */
export function LanguagesStep({ setup, change, goOn }: StepProps) {
  const [{ languages }, type] = useTyped<{ readonly languages: readonly Language[] }>(() => ({
    languages: setup.languages,
  }));
  const save = async () => {
    const refused = await change({ languages: [...languages] });
    if (refused === null) return null;
    return refused === 'notAllowed' ? 'notAllowed' : 'unreachable';
  };
  return (
    <StepForm save={save} goOn={goOn}>
      <LanguagesFields languages={languages} change={(chosen) => type({ languages: chosen })} />
    </StepForm>
  );
}
