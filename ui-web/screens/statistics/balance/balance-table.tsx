import type { CallAnswer } from '#adapters/wire/call.ts';
import type { readBalanceCall } from '#adapters/wire/collections/read-balance.ts';
import { formatDay } from '#application/text/dates.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { RecordTable } from '#ui-web/components/record-table/record-table.tsx';
import { RibbonLabel } from '#ui-web/components/ribbon/ribbon.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { deliveryStatusView } from '#ui-web/screens/process/delivery/project-view.ts';
import { proposalAddress } from '#ui-web/screens/proposals/addresses.ts';
import { useSpeech } from '#ui-web/speech.ts';

type Row = CallAnswer<typeof readBalanceCall>['projects'][number];

/** A row for each project: its process, its state, its money, its milestones and its last news. */
export function BalanceTable({ rows }: { readonly rows: readonly Row[] }) {
  const speech = useSpeech();
  const { t, said } = speech;
  return (
    <>
      <h2 id="balance">{t('balance:projects', { count: rows.length, n: formatCount(rows.length) })}</h2>
      <RecordTable
        labelledBy="balance"
        caption={t('balance:caption')}
        columns={[
          { id: 'project', head: t('delivery:columns.project') },
          { id: 'process', head: t('balance:process') },
          { id: 'status', head: t('delivery:columns.status'), kind: 'short' },
          { id: 'money', head: t('delivery:money.title') },
          { id: 'milestones', head: t('delivery:milestones.title') },
          { id: 'news', head: t('balance:news') },
        ]}
        rows={rows.map((row) => {
          const { state, text } = deliveryStatusView(row.status, speech);
          return {
            id: row.id,
            title: said(row.title),
            href: proposalAddress(row),
            cells: [
              <Words key="process" of={said(row.process.title)} />,
              <RibbonLabel key="status" state={state}>
                {text}
              </RibbonLabel>,
              <Money key="money" row={row} />,
              row.milestones === 0
                ? ''
                : t('balance:milestones', {
                    count: row.milestones,
                    n: formatCount(row.milestones),
                    reached: formatCount(row.reached),
                  }),
              <LastNews key="news" row={row} />,
            ],
          };
        })}
      />
    </>
  );
}

const moneyOf = (amount: number | null, untold: string): string =>
  amount === null ? untold : formatMoney(cents(amount));

/** Budget, the paid part of it, and what exceeds it, a line each. */
function Money({ row: { budget, spent, over } }: { readonly row: Row }) {
  const { t } = useSpeech();
  const untold = t('delivery:money.untold');
  return (
    <>
      {moneyOf(budget, untold)}
      <br />
      <small>
        {t('delivery:money.spent')}: {moneyOf(spent, untold)}
      </small>
      {over > 0 && (
        <>
          <br />
          <small>
            <strong>
              {t('delivery:money.over')}: {formatMoney(cents(over))}
            </strong>
          </small>
        </>
      )}
    </>
  );
}

/** The day of the last news and, if it was not today, for how long there has been none. */
function LastNews({ row: { lastNews, silentDays } }: { readonly row: Row }) {
  const { t, language } = useSpeech();
  if (lastNews === null) return t('balance:neverTold');
  return (
    <>
      {formatDay(lastNews as CalendarDay, language)}
      {silentDays !== null && silentDays > 0 && (
        <>
          <br />
          <small>{t('delivery:silent', { count: silentDays, n: formatCount(silentDays) })}</small>
        </>
      )}
    </>
  );
}
