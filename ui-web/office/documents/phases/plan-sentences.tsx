import { memberPath } from '#domain/documents/fields.ts';
import { type PhaseDays, phaseGaps } from '#domain/processes/phase-plan.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useDayWords } from '../../parts/use-moment.ts';
import type { NamedPhase } from './plan.ts';
import styles from './on-day.module.css';

interface PlanSentencesProps {
  readonly phases: readonly NamedPhase[];
  readonly whole: PhaseDays | null;
  readonly adjust: (days: PhaseDays) => void;
}

/** The days from the first phase to the last. */
function spanOf(phases: readonly NamedPhase[]): PhaseDays | null {
  const start = phases.map(({ days }) => days.start).toSorted()[0];
  const end = phases
    .map(({ days }) => days.end)
    .toSorted()
    .at(-1);
  return start === undefined || end === undefined ? null : { start, end };
}

/** The plan in words: days without a phase, days with two, and phases beyond the process. */
export function PlanSentences({ phases, whole, adjust }: PlanSentencesProps) {
  const { t } = useSpeech();
  const dayWords = useDayWords();
  const nameOf = (at: number) => phases[at]?.name || String(at + 1);
  const span = spanOf(phases);
  const isBeyond = span !== null && whole !== null && (span.start < whole.start || span.end > whole.end);
  const wrong = phases.filter(({ days }) => days.end < days.start);
  return (
    <div className={styles.sentences} role="status">
      <p>{t('office-documents:phases.hint')}</p>
      {wrong.map(({ path, name }) => (
        <p key={memberPath(path, 'end')} className={styles.bad}>
          {t('office-documents:phases.backward', { name })}
        </p>
      ))}
      {phaseGaps(phases.map(({ days }) => days)).map(({ after, before, days }) => (
        <p key={`${after} ${before}`}>
          {t(`office-documents:phases.${days > 0 ? 'gap' : 'overlap'}`, {
            count: Math.abs(days),
            one: nameOf(after),
            other: nameOf(before),
            day: dayWords(phases[before]?.days.start ?? ''),
          })}
        </p>
      ))}
      {isBeyond && (
        <p>
          {t('office-documents:phases.beyond', {
            from: dayWords(span.start),
            to: dayWords(span.end),
          })}{' '}
          <OfficeButton
            look="text"
            onClick={() =>
              adjust({
                start: span.start < whole.start ? span.start : whole.start,
                end: span.end > whole.end ? span.end : whole.end,
              })
            }
          >
            {t('office-documents:phases.adjust')}
          </OfficeButton>
        </p>
      )}
    </div>
  );
}
