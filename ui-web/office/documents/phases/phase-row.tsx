import { type ReactNode, useId, useState } from 'react';
import { weekdayName } from '#application/text/dates.ts';
import { memberPath } from '#domain/documents/fields.ts';
import type { PhaseDays } from '#domain/processes/phase-plan.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { handle } from '#ui-web/components/ranked-list/draggable-list.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import { idOf, useForm } from '../form/form-place.ts';
import type { DrawParts, FormPart } from '../form/form-tree.ts';
import { dayIn } from './plan.ts';
import styles from './phases.module.css';

interface PhaseDatesProps {
  readonly path: string;
  readonly name: string;
  readonly isReadOnly: boolean;
}

/** The two days of a phase, typed. */
export function PhaseDates({ path, name, isReadOnly }: PhaseDatesProps) {
  const { t, language } = useSpeech();
  const { town } = useOffice();
  const { document, write, goTo } = useForm();
  return (
    <div className={styles.dates}>
      {(['start', 'end'] as const).map((end) => {
        const at = memberPath(path, end);
        const day = dayIn(document.shown, at, town.timeZone);
        return (
          <label key={end}>
            <span>
              {t(`office-documents:phases.${end === 'start' ? 'from' : 'to'}`)}{' '}
              {day !== null && weekdayName(day, language).slice(0, 3)}
            </span>
            <input
              type="date"
              id={idOf(at)}
              aria-label={t(`office-documents:phases.${end}Of`, { name })}
              value={day ?? ''}
              readOnly={isReadOnly}
              onFocus={() => goTo(at)}
              onChange={({ target }) =>
                write([{ path: at, value: target.value === '' ? undefined : target.value }])
              }
            />
          </label>
        );
      })}
    </div>
  );
}

/** What is written of the days of a phase. */
export const writtenDays = (path: string, { start, end }: PhaseDays) => [
  { path: memberPath(path, 'start'), value: start },
  { path: memberPath(path, 'end'), value: end },
];

interface PhaseRowProps {
  readonly path: string;
  readonly itemKey: string;
  readonly name: string;
  readonly number: number;
  readonly facts: string | null;
  readonly parts: readonly FormPart[];
  readonly isReadOnly: boolean;
  readonly isSorted: boolean;
  readonly line: ReactNode;
  readonly draw: DrawParts;
  readonly acts: ReactNode;
}

/** A phase: its name, its days, its weeks, and its texts once they are opened. */
export function PhaseRow(props: PhaseRowProps) {
  const { path, itemKey, name, number, facts, parts, isReadOnly, isSorted, line, draw, acts } = props;
  const { t } = useSpeech();
  const id = useId();
  const [isOpen, open] = useState(name === '');
  const label = name === '' ? t('office-documents:phases.unnamed') : name;
  return (
    <li data-id={itemKey} className={styles.phase}>
      <div className={styles.row}>
        <div className={styles.name}>
          {isSorted && (
            <span className={styles.grip} aria-hidden="true" {...handle}>
              <Icon name="handle" />
            </span>
          )}
          <h4>
            <button
              type="button"
              id={idOf(path)}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => open(!isOpen)}
            >
              {number}. {label}
            </button>
            {facts !== null && <small>{facts}</small>}
          </h4>
        </div>
        <PhaseDates path={path} name={label} isReadOnly={isReadOnly} />
        {line}
      </div>
      <div id={id}>
        {isOpen && (
          <>
            {draw(parts)}
            {acts}
          </>
        )}
      </div>
    </li>
  );
}
