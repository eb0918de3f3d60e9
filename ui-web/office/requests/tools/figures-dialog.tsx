import { useCallback, useId } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { readFiguresCall } from '#adapters/wire/desk/read-figures.ts';
import { formatCount } from '#application/text/numbers.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { RecordTable } from '#ui-web/components/record-table/record-table.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { isRight } from '#domain/shared/result.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { areSome, type Filters } from '../filters.ts';
import { queryOf } from '../list-query.ts';
import { useMailboxNames } from '../mailbox-names.ts';
import { stateWords } from '../request-words.ts';
import { OpinionsPart } from './opinions-part.tsx';
import styles from './tools.module.css';

type Report = CallAnswer<typeof readFiguresCall>;
type Figures = Report['all'];

interface FiguresProps {
  readonly filters: Filters;
  readonly onClose: () => void;
}

/** How many requests of the list came and were closed, and how long they waited: by mailbox, by month, by state. */
export function FiguresDialog({ filters, onClose }: FiguresProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(async () => {
    const { sort: _, ...asked } = queryOf(filters);
    const read = await council.call(readFiguresCall, { realm: council.realm, ...asked });
    return isRight(read) ? read.right : 'failed';
  }, [council, filters]);
  const [report, askAgain] = useAnswer<Report | 'failed'>(ask);
  return (
    <DialogFrame
      open
      wide
      title={t('office-desk:figures.title')}
      lead={<p>{t(areSome(filters) ? 'office-desk:figures.ofFilters' : 'office-desk:figures.ofAll')}</p>}
      onClose={onClose}
      footer={
        <OfficeButton look="outline" onClick={onClose}>
          {t('office:close')}
        </OfficeButton>
      }
    >
      {report === null && <LoadingList title={t('office-desk:figures.asking')} rows={3} />}
      {report === 'failed' && (
        <ErrorState
          title={t('office-desk:figures.failed')}
          retry={{ text: t('office:again'), onClick: askAgain }}
        />
      )}
      {report !== null && report !== 'failed' && <FiguresReport report={report} />}
      <OpinionsPart filters={filters} />
    </DialogFrame>
  );
}

function FiguresReport({ report }: { readonly report: Report }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const mailboxes = useMailboxNames();
  /** `2026-11` as people write it. */
  const month = (name: string) =>
    language === 'eu' ? name.replace('-', '/') : name.split('-').toReversed().join('/');
  const { all, byMailbox, byMonth, byStatus } = report;
  return (
    <div className={styles.figures}>
      <FiguresTable
        title={t('office-desk:figures.all')}
        rows={[{ ...all, name: t('office-desk:figures.sum') }]}
      />
      <FiguresTable title={t('office-desk:figures.byMailbox')} rows={byMailbox} nameOf={mailboxes} />
      <FiguresTable title={t('office-desk:figures.byMonth')} rows={byMonth} nameOf={month} />
      <FiguresTable
        title={t('office-desk:figures.byStatus')}
        rows={byStatus}
        nameOf={(name) => stateWords(name, speech)}
      />
    </div>
  );
}

interface TableProps {
  readonly title: string;
  readonly rows: readonly (Figures & { readonly name: string })[];
  readonly nameOf?: (name: string) => string;
}

/** The figures of a table, in the order of its columns. */
const figures = ['came', 'open', 'overdue', 'closed', 'daysToAnswer', 'daysToClose'] as const;

function FiguresTable({ title, rows, nameOf = (name) => name }: TableProps) {
  const { t } = useSpeech();
  const id = useId();
  if (rows.length === 0) return null;
  /** A median may have a half; a dash says that there is none. */
  const written = (figure: number | null) =>
    figure === null ? '–' : Number.isInteger(figure) ? formatCount(figure) : `${Math.floor(figure)},5`;
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <RecordTable
        labelledBy={id}
        caption={title}
        columns={[
          { id: 'name', head: title },
          ...figures.map((name) => ({
            id: name,
            head: t(`office-desk:figures.${name === 'open' ? 'openNow' : name}`),
            kind: 'number' as const,
          })),
        ]}
        rows={rows.map((row) => ({
          id: row.name,
          title: nameOf(row.name),
          cells: figures.map((name) => written(row[name])),
        }))}
      />
    </div>
  );
}
