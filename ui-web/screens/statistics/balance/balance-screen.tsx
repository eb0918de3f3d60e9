import { useMemo } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { addressAt } from '#adapters/wire/address-at.ts';
import { readBalanceCall } from '#adapters/wire/collections/read-balance.ts';
import { formatCount, formatMoney, formatShare } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { DocumentList } from '#ui-web/components/document-list/document-list.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ListScreen } from '#ui-web/shell/routing/list-screen.tsx';
import { askingPresenter } from '#ui-web/shell/start/loadable.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../screen.module.css';
import { BalanceTable } from './balance-table.tsx';

type Balance = CallAnswer<typeof readBalanceCall>;

/** The balance of a year: every project that its processes funded, and the same as one file. */
export function BalanceScreen({ year }: { readonly year: string }) {
  const { council } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(
    () => askingPresenter(() => council.call(readBalanceCall, { realm: council.realm, year }), council.clock),
    [council, year],
  );
  return (
    <ListScreen
      title={t('balance:title', { year })}
      loading={t('balance:loading')}
      failed={t('balance:failed')}
      page={1}
      presenter={presenter}
      before={<p className={`lead ${styles.lead}`}>{t('balance:lead')}</p>}
    >
      {(balance: Balance) => <Known balance={balance} />}
    </ListScreen>
  );
}

function Known({ balance }: { readonly balance: Balance }) {
  const { t, language } = useSpeech();
  const { council } = usePlace();
  const { year, years, projects } = balance;
  const file = addressAt<typeof readBalanceCall>('/api/{realm}/balance/{year}', {
    realm: council.realm,
    year: String(year),
    format: 'csv',
    lang: language,
  });
  return (
    <>
      {years.length > 1 && (
        <nav aria-label={t('balance:years')}>
          <PlainList className={styles.years}>
            {years.map((one) => (
              <li key={one}>
                <Link href={`/estadisticas/${one}`} aria-current={one === year ? 'page' : undefined}>
                  {one}
                </Link>
              </li>
            ))}
          </PlainList>
        </nav>
      )}
      {projects.length === 0 ? (
        <EmptyState title={t('balance:none')}>
          <p>{t('balance:noneHint')}</p>
        </EmptyState>
      ) : (
        <>
          <Sums balance={balance} />
          <BalanceTable rows={projects} />
          <DocumentList
            documents={[
              {
                href: file,
                title: t('balance:file'),
                detail: t('delivery:csvDetail'),
                download: `balance-${year}.csv`,
              },
            ]}
          />
        </>
      )}
    </>
  );
}

/** All projects of the year together, in sentences. */
function Sums({ balance: { totals } }: { readonly balance: Balance }) {
  const { t, language } = useSpeech();
  const { projects, finished, budget, spent, over, withoutBudget, withoutSpending } = totals;
  const amounts = { spent: formatMoney(cents(spent)), budget: formatMoney(cents(budget)) };
  const isWhole = withoutBudget === 0 && budget > 0;
  const share = isWhole ? formatShare(spent, budget, language) : '';
  return (
    <div className="stack stack-8">
      <p>
        {t('delivery:summary', {
          count: projects,
          n: formatCount(projects),
          finished: formatCount(finished),
        })}
      </p>
      <p>{t(isWhole ? 'delivery:paid' : 'delivery:paidOnly', { ...amounts, share })}</p>
      {withoutSpending > 0 && (
        <p>{t('delivery:someUntold', { count: withoutSpending, n: formatCount(withoutSpending) })}</p>
      )}
      {over > 0 && <p>{t('delivery:overSome', { over: formatMoney(cents(over)) })}</p>}
    </div>
  );
}
