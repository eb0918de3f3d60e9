import { useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import chip from '../parts/chip.module.css';
import tables from '../payments/table.module.css';
import styles from './imports.module.css';
import type { ImportLook } from './table-calls.ts';

interface RowsProps {
  readonly look: ImportLook;
  readonly layout: string;
}

/** Faults, or the first rows: a table with a thousand faults is drawn fifty at a time. */
export function RowsView({ look, layout }: RowsProps) {
  const { t } = useSpeech();
  const hasFaults = look.faultCount > 0;
  const [wanted, show] = useState<'faults' | 'first'>('faults');
  const view = hasFaults ? wanted : 'first';
  if (look.shown.length === 0) return null;
  return (
    <div className={styles.rows}>
      {hasFaults && (
        <div role="group" aria-label={t('office-imports:view.label')} className={styles.views}>
          {(['faults', 'first'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={chip.chip}
              aria-pressed={view === one}
              onClick={() => show(one)}
            >
              {t(`office-imports:view.${one}`, { count: look.faultCount })}
            </button>
          ))}
        </div>
      )}
      {view === 'faults' ? (
        <FaultPages key={look.basis} look={look} layout={layout} />
      ) : (
        <FirstRows look={look} layout={layout} />
      )}
    </div>
  );
}

const perPage = 50;

interface TurnerProps {
  readonly from: number;
  readonly of: number;
  readonly goTo: (from: number) => void;
}

function PageTurner({ from, of, goTo }: TurnerProps) {
  const { t } = useSpeech();
  const next = from + perPage;
  return (
    <p className={tables.pages}>
      <OfficeButton look="outline" disabled={from === 0} onClick={() => goTo(from - perPage)}>
        {t('office-imports:previous')}
      </OfficeButton>
      <span role="status">{t('office-imports:range', { from: from + 1, to: Math.min(next, of), of })}</span>
      <OfficeButton look="outline" disabled={next >= of} onClick={() => goTo(next)}>
        {t('office-imports:next')}
      </OfficeButton>
    </p>
  );
}

/** The faults, page by page. */
function FaultPages({ look, layout }: RowsProps) {
  const { t } = useSpeech();
  const [from, goTo] = useState(0);
  const { faults, faultCount } = look;
  const page = faults.slice(from, from + perPage);
  return (
    <>
      <FaultTable faults={page} layout={layout} />
      {faults.length > perPage && <PageTurner from={from} of={faults.length} goTo={goTo} />}
      {faultCount > faults.length && <p>{t('office-imports:morefaults', { shown: faults.length })}</p>}
    </>
  );
}

interface FaultsProps extends Pick<RowsProps, 'layout'> {
  readonly faults: ImportLook['faults'];
}

const faultColumns = ['row', 'column', 'wrong', 'found', 'maybe'] as const;

function FaultTable({ faults, layout }: FaultsProps) {
  const { t, speaker } = useSpeech();
  /** A newer council may know a fault that this page does not: then its name is better than nothing. */
  const words = (kind: string, suggestion: string | null) => {
    const key = `office-imports:faults.${kind}`;
    return speaker.exists(key) ? t(key, { suggestion }) : kind;
  };
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          {faultColumns.map((one) => (
            <th key={one} scope="col">
              {t(`office-imports:col.${one}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faults.map(({ row, column, letters, kind, found, suggestion }) => (
          <tr key={`${row} ${column} ${kind}`}>
            <td data-label={t('office-imports:col.row')}>{row}</td>
            <td data-label={t('office-imports:col.column')}>
              {letters !== null && `${letters} · `}
              {t(`office-imports:columns.${layout}.${column}`)}
            </td>
            <th scope="row" className={styles.wrong}>
              {words(kind, suggestion)}
            </th>
            <td data-label={t('office-imports:col.found')} data-empty={found === '' ? '' : undefined}>
              {found}
            </td>
            <td
              data-label={t('office-imports:col.maybe')}
              data-empty={suggestion === null || kind === 'twice' ? '' : undefined}
            >
              {kind === 'twice' ? '' : suggestion}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const mostFirst = 20;

/** The first rows as they were read, in the columns that were found. */
function FirstRows({ look, layout }: RowsProps) {
  const { t } = useSpeech();
  const headers = look.columns.map(({ name }) => t(`office-imports:columns.${layout}.${name}`));
  return (
    // A table with many columns is moved sideways by keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls must be reached by keys
    <div className={styles.wide} role="region" aria-label={t('office-imports:view.first')} tabIndex={0}>
      <table className={styles.cells}>
        <thead>
          <tr>
            <th scope="col">{t('office-imports:col.row')}</th>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {look.shown.slice(0, mostFirst).map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {headers.map((header, at) => (
                <td key={header}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
