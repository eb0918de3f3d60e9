import { firstRefs } from '#domain/office/setup/first-refs.ts';
import { Crest } from '#ui-web/components/page-frame/crest.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { TownFileField } from '../../files/file-field.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useStepKeeping, useTyped } from '../kept/step-keeping.ts';
import styles from '../colour.module.css';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import { type OpenDraft, textAt } from '../use-draft.ts';
import { WithDraft } from '../with-draft.tsx';

/** The arms of the town, or a neutral shield. */
export const ArmsStep = (props: StepProps) => (
  <WithDraft of={firstRefs.settings}>{(draft) => <ArmsForm {...props} draft={draft} />}</WithDraft>
);

function ArmsForm({ setup, change, goOn, draft }: StepProps & { readonly draft: OpenDraft }) {
  const { t } = useSpeech();
  const { forget } = useStepKeeping();
  const [{ logo }, type] = useTyped<{ readonly logo: string | null }>(() => ({
    logo: textAt(draft.fields, 'logo') || null,
  }));
  const save = async () => {
    const fault = await draft.save(new Map([['logo', logo ?? undefined]]));
    if (fault !== null || logo === null || !setup.settled.includes('arms')) return fault;
    return (await change({ unsettle: 'arms' })) === null ? null : 'unreachable';
  };
  const goWithout = async () => {
    if ((await draft.save(new Map([['logo', undefined]]))) !== null) return;
    if ((await change({ settle: 'arms' })) !== null) return;
    forget();
    goOn();
  };
  return (
    <StepForm
      save={save}
      goOn={goOn}
      ways={
        logo === null && (
          <OfficeButton look="outline" onClick={() => void goWithout()}>
            {t('office-setup:steps.arms.none')}
          </OfficeButton>
        )
      }
    >
      <TownFileField
        label={t('office-setup:steps.arms.label')}
        value={logo}
        onChange={(chosen) => type({ logo: chosen })}
      />
      {logo === null && (
        <p className={styles.shield}>
          <Crest />
          {t('office-setup:steps.arms.neutral')}
        </p>
      )}
    </StepForm>
  );
}
