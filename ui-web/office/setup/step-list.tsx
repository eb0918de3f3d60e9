import type { ComponentType } from 'react';
import { type SetupStep, setupSteps } from '#domain/office/setup/town-setup.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { KeptStep } from './kept/kept-step.tsx';
import { useWaitingSteps } from './kept/use-waiting-steps.ts';
import { minutesOf } from './minutes.ts';
import styles from './setup.module.css';
import { setupPlace } from './setup-place.ts';
import type { StepProps } from './step-props.ts';
import { ArmsStep } from './steps/arms-step.tsx';
import { ColourStep } from './steps/colour-step.tsx';
import { LanguagesStep } from './steps/languages-step.tsx';
import { NewsStep } from './steps/news-step.tsx';
import { PeopleStep } from './steps/people-step.tsx';
import { ProcessStep } from './steps/process-step.tsx';
import { TextsStep } from './steps/texts-step.tsx';
import { TownStep } from './steps/town-step.tsx';

const screens: Readonly<Record<SetupStep, ComponentType<StepProps>>> = {
  town: TownStep,
  languages: LanguagesStep,
  colour: ColourStep,
  arms: ArmsStep,
  people: PeopleStep,
  texts: TextsStep,
  news: NewsStep,
  process: ProcessStep,
};

interface StepListProps extends StepProps {
  readonly current: SetupStep | null;
}

/** Every step with what it is, and the one that is open. */
export function SetupStepList({ current, ...props }: StepListProps) {
  const { t } = useSpeech();
  const { done } = props.setup;
  const waiting = useWaitingSteps(current);
  return (
    <ol role="list" className={styles.steps} aria-label={t('office-setup:stepsLabel')}>
      {setupSteps.map((step, at) => (
        <li key={step} data-open={step === current}>
          <div className={styles.stepHead}>
            <StepSign isDone={done.includes(step)} number={at + 1} />
            <StepTitle step={step} isOpen={step === current} />
            <span className={styles.minutes}>
              {waiting.includes(step) && (
                <span className={styles.unsaved}>{t('office-setup:waiting.sign')}</span>
              )}
              {t('office-setup:minutes', { n: minutesOf[step] })}
            </span>
          </div>
          {step === current && <OpenStep {...props} step={step} />}
        </li>
      ))}
    </ol>
  );
}

/** The number of a step; a tick once it is done. */
function StepSign({ isDone, number }: { readonly isDone: boolean; readonly number: number }) {
  const { t } = useSpeech();
  if (!isDone) return <span className={styles.stepSign}>{number}</span>;
  return (
    <span className={styles.stepSign}>
      <Icon name="check" />
      <span className="visually-hidden">{t('office-setup:done')}</span>
    </span>
  );
}

function StepTitle({ step, isOpen }: { readonly step: SetupStep; readonly isOpen: boolean }) {
  const { t } = useSpeech();
  const title = t(`office-setup:steps.${step}.title`);
  return (
    <h2 className={styles.stepTitle} tabIndex={isOpen ? -1 : undefined} data-step={step}>
      {isOpen ? title : <Link href={`${setupPlace}/${step}`}>{title}</Link>}
    </h2>
  );
}

function OpenStep({ step, ...props }: StepProps & { readonly step: SetupStep }) {
  const { t } = useSpeech();
  const Screen = screens[step];
  return (
    <div className={styles.stepBody}>
      <p className="note">{t(`office-setup:steps.${step}.lead`)}</p>
      <KeptStep key={step} step={step}>
        <Screen {...props} />
      </KeptStep>
    </div>
  );
}
