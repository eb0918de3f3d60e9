import { useId, useState } from 'react';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { subsidiesReport, subsidyFileName } from '#application/reports/tables/subsidies-report.ts';
import { sortAfter, type SubsidyPage } from '#application/subsidies/subsidy-page.ts';
import type { SubsidyTable } from '#application/subsidies/subsidy-table.ts';
import { useOnPaper } from '#ui-web/components/use-on-paper.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { RecordTable } from '#ui-web/components/record-table/record-table.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { SubsidyCell } from './cell.tsx';
import { Detail } from './detail.tsx';
import { RecordFiles } from './record-files.tsx';
import styles from './screen.module.css';
import { cellViews, headViews } from './view-model.ts';

/** How many rows are drawn at once; a year of a large town has thousands. */
const stretch = 100;

interface FoundProps {
  readonly table: SubsidyTable;
  readonly page: SubsidyPage;
  /** The address where the rows come from, for the file. */
  readonly source: string;
  readonly onSort: (sort: SubsidyPage['sort']) => void;
}

const orders = {
  amountDown: { by: 'amount', descending: true },
  amountUp: { by: 'amount', descending: false },
  yearDown: { by: 'year', descending: true },
  yearUp: { by: 'year', descending: false },
} as const;
type Order = keyof typeof orders;

/** How many were found, and their total; `sum` is null if a sum has no meaning. */
function Count({
  id,
  words,
  sum,
}: { readonly id: string; readonly words: string } & Pick<SubsidyTable, 'sum'>) {
  const { t } = useSpeech();
  return (
    <div className={styles.count} role="status">
      <h2 id={id} className="text-20">
        {words}
      </h2>
      {sum !== null && <span className="note figure">{t('subsidies:sum', { sum: formatMoney(sum) })}</span>}
    </div>
  );
}

function More({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  const { t } = useSpeech();
  return (
    <p>
      <Button look="outline" size="short" onClick={onMore}>
        {t('subsidies:more', { count: Math.min(left, stretch), n: Math.min(left, stretch) })}
      </Button>
    </p>
  );
}

/** The rows that were found: how many, their total, the table, its files, and one of them in full. */
export function FoundGrants({ table: { rows, counted, sum }, page, source, onSort }: FoundProps) {
  const speech = useSpeech();
  const { t } = speech;
  const id = useId();
  const { view, sort } = page;
  const [shown, setShown] = useState(stretch);
  const [open, setOpen] = useState<number | null>(null);
  const onPaper = useOnPaper();
  const drawn = onPaper ? rows : rows.slice(0, shown);
  const left = rows.length - drawn.length;
  const countWords = t(countKeys[view], { count: counted, n: formatCount(counted) });
  const what = t(view === 'calls' ? 'subsidies:tabs.calls' : 'subsidies:tabs.grants');
  const report = () => {
    const { origin: site } = window.location;
    return subsidiesReport(view, rows, { name: site + source, sha256: null, program: 'Concejo', site });
  };
  return (
    <div className="stack stretch stack-12">
      <div className={styles.head}>
        <Count id={id} words={countWords} sum={sum} />
        <RecordFiles name={subsidyFileName(view)} report={report} />
      </div>
      {sort !== null && <OrderField sort={sort} onSort={onSort} />}
      <RecordTable
        labelledBy={id}
        caption={
          page.year === null
            ? t('subsidies:caption.all', { what })
            : t('subsidies:caption.year', { what, year: page.year })
        }
        columns={headViews(page, speech).map(({ by, sorted, ...head }) =>
          by === null ? head : { ...head, sorted, onSort: () => onSort(sortAfter(sort, by)) },
        )}
        rows={drawn.map((row, at) => ({
          id: String(at),
          title: row.title,
          cells: cellViews(row, view, speech).map((cell) =>
            cell.text === '' ? '' : <SubsidyCell key={cell.text} of={cell} />,
          ),
        }))}
        detail={{
          head: t('subsidies:details'),
          text: t('subsidies:open'),
          of: (title) => t('subsidies:openOf', { title }),
          onOpen: (row) => setOpen(Number(row)),
        }}
      />
      {left > 0 && <More left={left} onMore={() => setShown(shown + stretch)} />}
      <Detail view={view} rows={rows} at={open} onGo={setOpen} />
    </div>
  );
}

const countKeys = {
  calls: 'subsidies:count.calls',
  grants: 'subsidies:count.grants',
  'by-call': 'subsidies:count.byCall',
} as const;

/** On a phone, where the column headings are out of sight. */
function OrderField({ sort, onSort }: Pick<FoundProps, 'onSort'> & { readonly sort: SubsidyPage['sort'] }) {
  const { t } = useSpeech();
  const keys = Object.keys(orders) as Order[];
  const now = keys.find((key) => orders[key].by === sort?.by && orders[key].descending === sort.descending);
  return (
    <div className="only-phone">
      <SelectField
        width="100%"
        label={t('subsidies:order')}
        value={now ?? ''}
        options={keys.map((value) => ({ value, text: t(`subsidies:orders.${value}`) }))}
        onChange={(value) => onSort(orders[value as Order])}
      />
    </div>
  );
}
