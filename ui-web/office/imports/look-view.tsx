import { useState } from 'react';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { importTable } from '#domain/imports/layouts/layouts.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { SureDialog } from '../parts/sure-dialog.tsx';
import payments from '../payments/payments.module.css';
import { ProposeAmendment } from './census-amendment.tsx';
import { ColumnsTable } from './columns-table.tsx';
import styles from './imports.module.css';
import type { LookProps } from './imports-props.ts';
import { RowsView } from './rows-view.tsx';
import { isCensus, isLetters } from './table-calls.ts';

const countNames = ['added', 'changed', 'same', 'gone'] as const;

/** What an import would do: numbers first, then what is in the way, then its rows. */
export function LookView({ look, state, presenter }: LookProps) {
  const { t } = useSpeech();
  const { counts, rows, leftOut, missing, faultCount, isReady } = look;
  const { layout } = state.said;
  const words = wordsOf(layout);
  const nameOf = (name: string) => t(`office-imports:columns.${layout}.${name}`);
  const isFixed = isFixedBy(look);
  const isNothing = !isReady && missing.length === 0 && faultCount === 0 && (look.stray ?? 0) === 0;
  return (
    <section className={payments.matter} aria-labelledby="cambios">
      <h2 id="cambios">{t('office-imports:would')}</h2>
      <p className={payments.small} role="status">
        {t('office-imports:rows', { count: rows })}{' '}
        {leftOut > 0 && t('office-imports:leftOut', { count: leftOut })}
      </p>
      {missing.length > 0 && (
        <Notice tone="error" live="assertive">
          <p>{t('office-imports:missing', { names: missing.map(nameOf).join(', ') })}</p>
        </Notice>
      )}
      <SheetChoice look={look} state={state} presenter={presenter} />
      {missing.length === 0 && (
        <dl className={styles.counts}>
          {countNames.map((name) => (
            <div key={name}>
              <dt>{t(`office-imports:${words}counts.${name}`)}</dt>
              <dd>{counts[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {isNothing && <p>{t(`office-imports:${words}nothing`)}</p>}
      <ColumnsTable look={look} state={state} presenter={presenter} />
      {missing.length === 0 && <RowsView look={look} layout={layout} />}
      <Choices look={look} state={state} presenter={presenter} />
      {(look.stray ?? 0) > 0 && (
        <Notice tone="error">
          <p>{t('office-census:amendment.stray', { count: look.stray ?? 0 })}</p>
        </Notice>
      )}
      {isReady && isFixed && <ProposeAmendment state={state} presenter={presenter} />}
      {isReady && !isFixed && (
        <ConfirmButton words={words} isBusy={state.isBusy} confirm={presenter.confirm} />
      )}
    </section>
  );
}

/** Whether opened votes fix who may vote. */
const isFixedBy = ({ fixedVotes = [] }: LookProps['look']): boolean => fixedVotes.length > 0;

/** The sheet of a workbook that has several. */
function SheetChoice({ look, presenter }: LookProps) {
  const { t } = useSpeech();
  if (look.sheets.length < 2) return null;
  return (
    <div className={styles.option}>
      <label htmlFor="hoja">{t('office-imports:sheet')}</label>
      <select
        id="hoja"
        value={look.sheet}
        onChange={({ target }) => void presenter.refine({ sheet: target.value, columns: {} })}
      >
        {look.sheets.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}

/** What to do with rows that have faults, and with what the file does not have. */
function Choices({ look, state, presenter }: LookProps) {
  const { t } = useSpeech();
  const { layout, skipsFaulty, removesOthers } = state.said;
  const isWhole = importTable(layout)?.isWhole === true;
  if (look.missing.length > 0) return null;
  if (isWhole) return look.faultCount > 0 ? <p>{t('office-imports:whole')}</p> : null;
  const needsAll = isCensus(layout) && removesOthers;
  return (
    <div>
      {(look.faultCount > 0 || skipsFaulty) && !needsAll && (
        <label className={payments.check}>
          <input
            type="checkbox"
            checked={skipsFaulty}
            onChange={({ target }) => void presenter.refine({ skipsFaulty: target.checked })}
          />
          <span>{t('office-imports:skipsFaulty')}</span>
        </label>
      )}
      {/* An open vote fixes who may vote: nobody goes meanwhile. */}
      {(look.openVotes ?? []).length === 0 && !isFixedBy(look) && !isLetters(layout) && (
        <label className={payments.check}>
          <input
            type="checkbox"
            checked={removesOthers}
            onChange={({ target }) => void presenter.refine({ removesOthers: target.checked })}
          />
          <span>{t(`office-imports:${wordsOf(layout)}removesOthers`)}</span>
        </label>
      )}
      {needsAll && look.faultCount > 0 && <p>{t('office-imports:census.whole')}</p>}
    </div>
  );
}

/** Where the words of a table are: who may vote is not published. */
const wordsOf = (layout: string): string => {
  if (isLetters(layout)) return 'letters.';
  return isCensus(layout) ? 'census.' : '';
};

interface ConfirmProps {
  readonly words: string;
  readonly isBusy: boolean;
  readonly confirm: () => Promise<void>;
}

/** Carries the import out once that is confirmed. */
function ConfirmButton({ words, isBusy, confirm }: ConfirmProps) {
  const { t } = useSpeech();
  const [isSure, ask] = useState(false);
  return (
    <div>
      <OfficeButton onClick={() => ask(true)}>{t(`office-imports:${words}confirm`)}</OfficeButton>
      <SureDialog
        isOpen={isSure}
        title={t(`office-imports:${words}sure`)}
        lead={t(`office-imports:${words}sureLead`)}
        yes={t(`office-imports:${words}confirm`)}
        no={t('office-imports:cancel')}
        isBusy={isBusy}
        cancel={() => ask(false)}
        confirm={() => void confirm().then(() => ask(false))}
      />
    </div>
  );
}
