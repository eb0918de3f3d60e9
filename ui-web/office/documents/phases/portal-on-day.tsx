import { useId, useState } from 'react';
import type { PhaseDays } from '#domain/processes/phase-plan.ts';
import { currentPhase, nearestPhase, ribbonOf } from '#domain/processes/phases.ts';
import { addDays, type CalendarDay, daysBetween } from '#domain/shared/calendar-day.ts';
import { RibbonLabel } from '#ui-web/components/ribbon/ribbon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useDayWords, useToday } from '../../parts/use-moment.ts';
import { useForm } from '../form/form-place.ts';
import { useTitleOf } from '../editor/use-title-of.ts';
import type { NamedPhase } from './plan.ts';
import type { PhaseScale } from './phase-scale.ts';
import styles from './on-day.module.css';
import { useDayOf } from '../../parts/use-day-of.ts';

interface PortalOnDayProps {
  readonly phases: readonly NamedPhase[];
  readonly whole: PhaseDays | null;
  readonly scale: PhaseScale;
}

/** What the portal says of the process on a day, decided by the same rules as there. */
export function PortalOnDay({ phases, whole, scale }: PortalOnDayProps) {
  const { t } = useSpeech();
  const today = useToday();
  const dayOf = useDayOf();
  const id = useId();
  const [chosen, choose] = useState<CalendarDay | null>(null);
  const { document } = useForm();
  const title = useTitleOf()(document.shown, document.languages);
  const day = chosen ?? today;
  if (whole === null) return null;
  const at = Math.max(0, Math.min(scale.days, daysBetween(scale.first, day)));
  return (
    <section className={styles.onDay} aria-label={t('office-documents:phases.onDay.title')}>
      <h4>
        {chosen === null
          ? t('office-documents:phases.onDay.today')
          : t('office-documents:phases.onDay.then', { day: dayOf(day) })}
      </h4>
      <div className={styles.card} role="status">
        <RibbonLabel state={ribbonOf(whole, day)}>
          {t(`office-documents:phases.onDay.${ribbonOf(whole, day)}`)}
        </RibbonLabel>
        <b>{title}</b>
        <PhaseOnDay phases={phases} day={day} />
      </div>
      <label htmlFor={id}>{t('office-documents:phases.onDay.other')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={scale.days}
        value={at}
        aria-valuetext={dayOf(day)}
        onChange={({ target }) => choose(addDays(scale.first, Number(target.value)))}
      />
      <small>{t('office-documents:phases.onDay.hint')}</small>
    </section>
  );
}

/** The phase of the day, or the nearest one, with how long it lasts. */
function PhaseOnDay({ phases, day }: Pick<PortalOnDayProps, 'phases'> & { readonly day: CalendarDay }) {
  const { t } = useSpeech();
  const dayWords = useDayWords();
  const ranges = phases.map(({ name, days }) => ({ name, kind: null, note: null, ...days }));
  const current = currentPhase(ranges, day);
  const nearest = nearestPhase(ranges, day);
  if (current !== null) {
    const left = daysBetween(day, current.range.end);
    return (
      <>
        <span>
          {t('office-documents:phases.onDay.phase', {
            n: current.index + 1,
            of: current.of,
            name: phases[current.index]?.name ?? '',
          })}
        </span>
        <span>
          {left === 0
            ? t('office-documents:phases.onDay.lastDay')
            : t('office-documents:phases.onDay.left', { count: left })}
        </span>
      </>
    );
  }
  if (nearest === null) return <span>{t('office-documents:phases.onDay.noPhases')}</span>;
  const isComing = nearest.start > day;
  return (
    <span>
      {t(`office-documents:phases.onDay.${isComing ? 'begins' : 'ended'}`, {
        name: phases.find(({ days }) => days.start === nearest.start && days.end === nearest.end)?.name ?? '',
        day: dayWords(isComing ? nearest.start : nearest.end),
      })}
    </span>
  );
}
