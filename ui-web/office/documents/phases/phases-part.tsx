import { useRef, useState } from 'react';
import { memberPath } from '#domain/documents/fields.ts';
import type { PhaseDays } from '#domain/processes/phase-plan.ts';
import { Dragging } from '#ui-web/components/ranked-list/dragging.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import { idOf, mayWrite, useForm } from '../form/form-place.ts';
import type { DrawParts, GroupPart, ListPart } from '../form/form-tree.ts';
import { useItems } from '../form/use-items.ts';
import { PhaseActs } from './phase-acts.tsx';
import { PhaseLine } from './phase-line.tsx';
import { PhaseDates, PhaseRow, writtenDays } from './phase-row.tsx';
import { monthsOf, type PhaseScale, scaleOf } from './phase-scale.ts';
import { PhaseTools } from './phase-tools.tsx';
import styles from './phases.module.css';
import { datedPhases, daysAt, type Phase, phaseName, phasesOf } from './plan.ts';
import { PlanSentences } from './plan-sentences.tsx';
import { PortalOnDay } from './portal-on-day.tsx';
import { useMonthWords } from './use-month-words.ts';

interface PhasesPartProps {
  readonly part: GroupPart;
  readonly draw: DrawParts;
}

/** The scale of the line; it stays the same while an end is dragged. */
function useScale(dated: readonly PhaseDays[]) {
  const today = useToday();
  const [held, setHeld] = useState<PhaseScale | null>(null);
  const now = scaleOf(dated, today);
  return { scale: held ?? now, hold: (isHeld: boolean) => setHeld(isHeld ? now : null), today };
}

/** The plan of a process: its phases with their days, typed or dragged on a line of weeks. */
export function PhasesPart({ part, draw }: PhasesPartProps) {
  const { t } = useSpeech();
  const parts = part.parts();
  const list = parts.find((one): one is ListPart => one.kind === 'list' && one.field.name === 'dateRanges');
  const others = parts.filter(({ field }) => field.name !== 'dateRanges' && field.name !== '_extent');
  return (
    <section className={styles.plan} id={idOf(part.path)} tabIndex={-1} aria-labelledby="fases">
      <div className={styles.head}>
        <h3 id="fases">{t('office-documents:phases.title')}</h3>
        <p className={styles.legend} aria-hidden="true">
          {(['past', 'now', 'coming'] as const).map((look) => (
            <span key={look}>
              <i className={styles[look]} /> {t(`office-documents:phases.weeks.${look}`)}
            </span>
          ))}
        </p>
      </div>
      {list !== undefined && <Plan list={list} extent={memberPath(part.path, '_extent')} draw={draw} />}
      {draw(others)}
    </section>
  );
}

interface PlanProps {
  readonly list: ListPart;
  readonly extent: string;
  readonly draw: DrawParts;
}

function Plan({ list, extent, draw }: PlanProps) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const { town } = useOffice();
  const rows = useRef<HTMLOListElement>(null);
  const { shown, languages } = document;
  const phases = phasesOf(list, shown, town.timeZone);
  const whole = daysAt(shown, extent, town.timeZone);
  const named = datedPhases(phases).map((phase) => ({
    ...phase,
    name: phaseName(shown, phase.path, languages),
  }));
  const { scale, hold, today } = useScale([...named.map(({ days }) => days), ...(whole ? [whole] : [])]);
  const acts = useItems(
    list.path,
    phases.map(({ key }) => key),
  );
  const isReadOnly = !mayWrite(document, null);
  const lineOf = (path: string, name: string, days: PhaseDays | null) =>
    days && (
      <PhaseLine
        {...{ name, days, scale, today, isReadOnly, hold }}
        move={(moved) => write(writtenDays(path, moved))}
      />
    );
  const wholeName = t('office-documents:phases.whole');
  return (
    <>
      <Months scale={scale} />
      <ol role="list" ref={rows} className={styles.rows}>
        {phases.map((phase, at) => (
          <PhaseRow
            key={phase.key}
            path={phase.path}
            itemKey={phase.key}
            name={phaseName(shown, phase.path, languages)}
            number={at + 1}
            facts={noteOf(phase, shown, languages)}
            parts={phase.parts}
            isReadOnly={isReadOnly}
            isSorted={!isReadOnly && phases.length > 1}
            line={lineOf(phase.path, phaseName(shown, phase.path, languages), phase.days)}
            draw={draw}
            acts={!isReadOnly && <PhaseActs acts={acts} at={at} phase={phase} />}
          />
        ))}
      </ol>
      <div className={styles.whole}>
        <h4>{wholeName}</h4>
        <PhaseDates path={extent} name={wholeName} isReadOnly={isReadOnly} />
        {lineOf(extent, wholeName, whole)}
      </div>
      {!isReadOnly && phases.length > 1 && (
        <Dragging list={rows} ids={phases.map(({ key }) => key)} onMove={acts.move} />
      )}
      <p className="visually-hidden" role="status">
        {acts.said}
      </p>
      {!isReadOnly && <PhaseTools {...{ acts, list, phases }} />}
      <PlanSentences phases={named} whole={whole} adjust={(days) => write(writtenDays(extent, days))} />
      <PortalOnDay phases={named} whole={whole} scale={scale} />
    </>
  );
}

/** The note of a phase in the first language that has one. */
function noteOf({ path }: Phase, shown: ReadonlyMap<string, unknown>, languages: readonly string[]) {
  const paths = [...languages.map((language) => `${path}/note/${language}`), `${path}/note`];
  const note = paths.map((one) => shown.get(one)).find((text) => typeof text === 'string');
  return typeof note === 'string' ? note : null;
}

/** So many months have their names above the weeks. */
const mostMonths = 7;

/** The names of the months above the weeks. */
function Months({ scale }: { readonly scale: PhaseScale }) {
  const wordsOf = useMonthWords();
  const months = monthsOf(scale);
  // A long process has more months than there is room for words; a year has its own.
  const every = Math.ceil(months.length / mostMonths);
  const isYear = (at: number) => months[at]?.day.slice(5, 7) === '01';
  const isNearYear = (at: number) =>
    Array.from({ length: every }, (_, n) => n + 1).some((far) => isYear(at + far) || isYear(at - far));
  const isNamed = (at: number) => isYear(at) || (at % every === 0 && (every === 1 || !isNearYear(at)));
  return (
    <div className={styles.months} aria-hidden="true">
      {months.map(({ day, weeks }, at) => (
        <span key={day} style={{ flexGrow: weeks }}>
          {isNamed(at) && weeks > 1 && wordsOf(day)}
        </span>
      ))}
    </div>
  );
}
