import { type ReactNode, useMemo, useRef, useState } from 'react';
import { memberPath } from '#domain/documents/fields.ts';
import type { PhaseDays } from '#domain/processes/phase-plan.ts';
import { Dragging } from '#ui-web/components/ranked-list/dragging.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import { idOf, mayWrite, useForm } from '../form/form-place.ts';
import type { DrawParts, GroupPart, ListPart } from '../form/form-tree.ts';
import { MoreItems, useShownItems } from '../form/shown-items.tsx';
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
  const found = scaleOf(dated, today);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same weeks are the same scale: no line is drawn again
  const now = useMemo(() => found, [found.first, found.days]);
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

/** The phases of the form, those that have their days, and the days of the whole process. */
function usePlan(list: ListPart, extent: string) {
  const { shown, languages } = useForm().document;
  const { timeZone } = useOffice().town;
  const phases = phasesOf(list, shown, timeZone);
  const named = datedPhases(phases).map((one) => ({ ...one, name: phaseName(shown, one.path, languages) }));
  return { phases, named, whole: daysAt(shown, extent, timeZone) };
}

function Plan({ list, extent, draw }: PlanProps) {
  const { document, write } = useForm();
  const { phases, whole, named } = usePlan(list, extent);
  const { scale, hold, today } = useScale([...named.map(({ days }) => days), ...(whole ? [whole] : [])]);
  const isReadOnly = !mayWrite(document, null);
  const lineOf: LineOf = (path, name, days) =>
    days && (
      <PhaseLine
        {...{ name, days, scale, today, isReadOnly, hold }}
        move={(moved) => write(writtenDays(path, moved))}
      />
    );
  return (
    <>
      <Months scale={scale} />
      <PhaseRows {...{ list, phases, draw, lineOf, isReadOnly }} />
      <WholeRow {...{ extent, whole, lineOf, isReadOnly }} />
      <PlanSentences phases={named} whole={whole} adjust={(days) => write(writtenDays(extent, days))} />
      <PortalOnDay phases={named} whole={whole} scale={scale} />
    </>
  );
}

/** Draws the line of a phase, or of the whole process. */
type LineOf = (path: string, name: string, days: PhaseDays | null) => ReactNode;

interface WholeRowProps {
  readonly extent: string;
  readonly whole: PhaseDays | null;
  readonly lineOf: LineOf;
  readonly isReadOnly: boolean;
}

/** The days of the process as a whole. */
function WholeRow({ extent, whole, lineOf, isReadOnly }: WholeRowProps) {
  const { t } = useSpeech();
  const name = t('office-documents:phases.whole');
  return (
    <div className={styles.whole}>
      <h4>{name}</h4>
      <PhaseDates path={extent} name={name} isReadOnly={isReadOnly} />
      {lineOf(extent, name, whole)}
    </div>
  );
}

interface PhaseRowsProps {
  readonly list: ListPart;
  readonly phases: readonly Phase[];
  readonly draw: DrawParts;
  readonly lineOf: LineOf;
  readonly isReadOnly: boolean;
}

/** The phases in the order of their list, and what adds to them. */
function PhaseRows({ list, phases, draw, lineOf, isReadOnly }: PhaseRowsProps) {
  const { document } = useForm();
  const { shown, languages } = document;
  const rows = useRef<HTMLOListElement>(null);
  const { acts, shown: drawn, rest, more } = useShownItems(list.path, phases);
  const isSorted = !isReadOnly && phases.length > 1;
  return (
    <>
      <ol role="list" ref={rows} className={styles.rows}>
        {drawn.map((phase, at) => {
          const name = phaseName(shown, phase.path, languages);
          return (
            <PhaseRow
              key={phase.key}
              {...{ name, isReadOnly, isSorted, draw }}
              path={phase.path}
              itemKey={phase.key}
              number={at + 1}
              facts={noteOf(phase, shown, languages)}
              parts={phase.parts}
              line={lineOf(phase.path, name, phase.days)}
              acts={!isReadOnly && <PhaseActs acts={acts} at={at} phase={phase} />}
            />
          );
        })}
      </ol>
      <MoreItems path={list.path} rest={rest} more={more} />
      {isSorted && <Dragging list={rows} ids={drawn.map(({ key }) => key)} onMove={acts.move} />}
      <p className="visually-hidden" role="status">
        {acts.said}
      </p>
      {!isReadOnly && <PhaseTools {...{ acts, list, phases }} />}
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
