import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import type { TypedPhase } from './phases.ts';
import styles from './phase-fields.module.css';

interface PhaseFieldsProps {
  readonly phases: readonly TypedPhase[];
  readonly languages: readonly Language[];
  readonly change: (phases: readonly TypedPhase[]) => void;
}

/** The phases of a process: a name in each language and two days; one more can be added, and any be taken out. */
export function PhaseFields({ phases, languages, change }: PhaseFieldsProps) {
  const { t } = useSpeech();
  const set = (at: number, part: Partial<TypedPhase>) =>
    change(phases.map((phase, n) => (n === at ? { ...phase, ...part } : phase)));
  const add = () => {
    const last = phases.at(-1)?.end ?? '';
    change([...phases, { name: {}, kind: null, start: last, end: last }]);
  };
  return (
    <fieldset className={styles.phases}>
      <legend>{t('office-setup:steps.process.phases')}</legend>
      {phases.map((phase, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phase has no name of its own
        <div key={at} className={styles.phase} role="group" aria-label={phaseLabel(t, at)}>
          <PhaseNames phase={phase} at={at} languages={languages} set={(part) => set(at, part)} />
          <TextField
            type="date"
            label={t('office-setup:steps.process.from')}
            value={phase.start}
            onChange={(start) => set(at, { start })}
          />
          <TextField
            type="date"
            label={t('office-setup:steps.process.to')}
            value={phase.end}
            onChange={(end) => set(at, { end })}
          />
          {phases.length > 1 && (
            <OfficeButton
              look="text"
              className={styles.dropPhase}
              onClick={() => change(phases.filter((_, n) => n !== at))}
            >
              {t('office-setup:steps.process.dropPhase', { n: at + 1 })}
            </OfficeButton>
          )}
        </div>
      ))}
      <OfficeButton look="outline" onClick={add}>
        <Icon name="plus" />
        {t('office-setup:steps.process.addPhase')}
      </OfficeButton>
    </fieldset>
  );
}

type Speak = ReturnType<typeof useSpeech>['t'];
const phaseLabel = (t: Speak, at: number) => t('office-setup:steps.process.phase', { n: at + 1 });

interface PhaseNamesProps {
  readonly phase: TypedPhase;
  readonly at: number;
  readonly languages: readonly Language[];
  readonly set: (part: Partial<TypedPhase>) => void;
}

function PhaseNames({ phase, at, languages, set }: PhaseNamesProps) {
  const { t } = useSpeech();
  const isOne = languages.length === 1;
  return (
    <div className={styles.phaseNames}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={isOne ? phaseLabel(t, at) : `${phaseLabel(t, at)} · ${languageNames[language]}`}
          width="100%"
          maxLength={80}
          lang={languageTag(language)}
          value={phase.name[language] ?? ''}
          onChange={(text) => set({ name: { ...phase.name, [language]: text } })}
        />
      ))}
    </div>
  );
}
