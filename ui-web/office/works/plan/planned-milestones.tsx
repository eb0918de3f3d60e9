import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from '../works.module.css';
import { type PlannedRow, withRow } from './planned-rows.ts';

interface PlannedMilestonesProps {
  readonly rows: readonly PlannedRow[];
  readonly onChange: (rows: readonly PlannedRow[]) => void;
}

/** The milestones that are planned: a name and a day each, in their order. */
export function PlannedMilestones({ rows, onChange }: PlannedMilestonesProps) {
  const { t } = useSpeech();
  const change = (row: number, more: Partial<PlannedRow>) =>
    onChange(rows.map((one) => (one.row === row ? { ...one, ...more } : one)));
  return (
    <fieldset className={styles.planned}>
      <legend>{t('office-works:plan.milestones')}</legend>
      <ol role="list">
        {rows.map(({ row, title, planned, isReached }, place) => (
          <li key={row}>
            <input
              value={title}
              aria-label={t('office-works:plan.milestone', { n: place + 1 })}
              onChange={(event) => change(row, { title: event.target.value })}
            />
            <input
              type="date"
              value={planned}
              aria-label={t('office-works:plan.day', { n: place + 1 })}
              onChange={(event) => change(row, { planned: event.target.value })}
            />
            {isReached ? (
              <small>{t('office-works:plan.reached')}</small>
            ) : (
              <OfficeButton
                look="text"
                aria-label={t('office-works:plan.removeOne', { n: place + 1 })}
                onClick={() => onChange(rows.filter((one) => one.row !== row))}
              >
                {t('office-works:plan.remove')}
              </OfficeButton>
            )}
          </li>
        ))}
      </ol>
      <OfficeButton look="outline" onClick={() => onChange(withRow(rows))}>
        {t('office-works:plan.add')}
      </OfficeButton>
    </fieldset>
  );
}
