import { useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import payments from '../payments/payments.module.css';
import tables from '../payments/table.module.css';
import { SureDialog } from '../parts/sure-dialog.tsx';
import type { ImportedBefore } from './table-calls.ts';

interface HistoryProps {
  readonly items: readonly ImportedBefore[];
  readonly isBusy: boolean;
  readonly undo: (before: ImportedBefore) => Promise<void>;
}

const columns = ['when', 'who', 'what', 'changes'] as const;

/** What was imported, the latest first, each with the way back. */
export function ImportHistory({ items, isBusy, undo }: HistoryProps) {
  const { t } = useSpeech();
  const [asked, ask] = useState<ImportedBefore | null>(null);
  return (
    <section className={payments.matter} aria-labelledby="importado">
      <h2 id="importado">{t('office-imports:history.title')}</h2>
      {items.length === 0 ? (
        <p>{t('office-imports:history.none')}</p>
      ) : (
        <table className={tables.table}>
          <thead>
            <tr>
              {columns.map((one) => (
                <th key={one} scope="col">
                  {t(`office-imports:history.${one}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('office-imports:history.undo')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((one) => (
              <HistoryRow key={one.id} done={one} ask={() => ask(one)} />
            ))}
          </tbody>
        </table>
      )}
      <SureDialog
        isOpen={asked !== null}
        title={t('office-imports:history.sure')}
        lead={t('office-imports:history.sureLead')}
        yes={t('office-imports:history.undo')}
        no={t('office-imports:cancel')}
        isBusy={isBusy}
        cancel={() => ask(null)}
        confirm={() => void (asked !== null && undo(asked).then(() => ask(null)))}
      />
    </section>
  );
}

interface HistoryRowProps {
  readonly done: ImportedBefore;
  readonly ask: () => void;
}

function HistoryRow({ done, ask }: HistoryRowProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { at, by, layout, counts, undone, canUndo = true } = done;
  const what = t(`office-imports:layouts.${layout}`);
  return (
    <tr>
      <td data-label={t('office-imports:history.when')}>{moment(at)}</td>
      <td data-label={t('office-imports:history.who')}>{by}</td>
      <th scope="row">{what}</th>
      <td data-label={t('office-imports:history.changes')}>
        {t('office-imports:history.how', { ...counts })}
      </td>
      <td>
        {undone === null && canUndo && (
          <OfficeButton look="text" onClick={ask} aria-label={t('office-imports:history.undoWhat', { what })}>
            {t('office-imports:history.undo')}
          </OfficeButton>
        )}
        {undone !== null && t('office-imports:history.undone', { who: undone.by })}
      </td>
    </tr>
  );
}
