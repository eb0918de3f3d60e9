import { useCallback } from 'react';
import { formatCount, withPercent } from '#application/text/numbers.ts';
import { readWaitErrorsCall } from '#adapters/wire/appointments/read-wait-errors.ts';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import type { CameAnswer } from '#adapters/wire/call.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { CounterHead } from '../counter-head.tsx';
import { type CounterSetup, useServiceNames } from '../counter-names.ts';
import styles from '../counter.module.css';

type WaitRow = CameAnswer<typeof readWaitErrorsCall>['items'][number];

interface WaitsProps {
  readonly setup: CounterSetup;
  readonly office: OfficeAnswer;
}

/** How wrong the waits were that people were told in the last week. */
export function WaitsPage({ setup, office }: WaitsProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(
    () => council.call(readWaitErrorsCall, { realm: council.realm, office: office.id, from: null }),
    [council, office],
  );
  const [answer, again] = useAnswer(ask);
  const rows = answer !== null && !isLeft(answer) ? answer.right.items : null;
  return (
    <div className={styles.page}>
      <CounterHead office={office} title={t('office-counter:waits.title')} part="esperas" />
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && rows === null && (
        <ErrorState
          title={t('office-counter:waits.notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
      {rows?.[0]?.count === 0 && (
        <EmptyState title={t('office-counter:waits.none')}>
          <p>{t('office-counter:waits.noneHint')}</p>
        </EmptyState>
      )}
      {rows !== null && (rows[0]?.count ?? 0) > 0 && <WaitTable setup={setup} rows={rows} />}
    </div>
  );
}

/** The errors by services, all of them first. */
function WaitTable({ setup, rows }: { readonly setup: CounterSetup; readonly rows: readonly WaitRow[] }) {
  const { t, language } = useSpeech();
  const names = useServiceNames(setup);
  const [all] = rows;
  return (
    <>
      <p>
        {t('office-counter:waits.sum', {
          count: all?.count ?? 0,
          n: all?.count ?? 0,
          within: all?.within ?? 0,
          median: t('office-counter:minutes', count(all?.median ?? 0)),
        })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by keyboard */}
      <div className={styles.scroll} role="region" aria-labelledby="counter-waits" tabIndex={0}>
        <table className={styles.table}>
          <caption id="counter-waits">{t('office-counter:waits.caption')}</caption>
          <thead>
            <tr>
              {(['service', 'people', 'within', 'median', 'most'] as const).map((one) => (
                <th key={one} scope="col">
                  {t(`office-counter:waits.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.services?.join(' ') ?? ''}>
                <th scope="row">
                  {row.services === null ? t('office-counter:waits.all') : names(row.services)}
                </th>
                <td>{formatCount(row.count)}</td>
                <td>{withPercent(formatCount(Math.round((100 * row.within) / row.count)), language)}</td>
                <td>{t('office-counter:minutes', count(row.median))}</td>
                <td>{t('office-counter:minutes', count(row.most))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const count = (minutes: number) => ({ count: Math.round(minutes), n: Math.round(minutes) });
