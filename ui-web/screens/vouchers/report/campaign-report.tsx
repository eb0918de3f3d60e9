import { useEffect, useMemo, useRef } from 'react';
import { addressOf } from '#adapters/wire/address-of.ts';
import {
  type CampaignReport,
  readCampaignReportCall,
  readCampaignTableCall,
} from '#adapters/wire/vouchers/settlements/campaign-report.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { askingPresenter } from '#ui-web/shell/start/loadable.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { dayText } from '../view-model.ts';
import styles from './campaign-report.module.css';

/** The report of a campaign as the council has it. */
export function CampaignReportOfAll({ id }: { readonly id: string }) {
  const { council } = usePlace();
  const { t } = useSpeech();
  const { realm, call, clock } = council;
  const presenter = useMemo(
    () => askingPresenter(() => call(readCampaignReportCall, { realm, id }), clock),
    [realm, call, clock, id],
  );
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useViewModel(presenter);
  if (state.kind === 'waiting') return <LoadingList title={t('vouchers:report.loading')} />;
  if (state.kind === 'refused')
    return (
      <ErrorState
        title={t('vouchers:report.failed')}
        level={3}
        retry={{ text: t('shell:failure.retry'), onClick: () => void presenter.ask() }}
      />
    );
  return <Report report={state.value} table={addressOf(readCampaignTableCall, { realm, id })} />;
}

interface ReportProps {
  readonly report: CampaignReport;
  /** The address of the same as a table. */
  readonly table: string;
}

/** Cents of euros with a point. */
const centsOf = (amount: string) => cents(Math.round(Number(amount) * 100));

const euros = (amount: string): string => formatMoney(centsOf(amount));

function Report({ report, table }: ReportProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { timeZone } = usePlace().site;
  const first = useRef<HTMLParagraphElement>(null);
  // The button that asked for it is gone: the reader goes on where it was.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={styles.report}>
      <p ref={first} tabIndex={-1}>
        {t('vouchers:report.money', { budget: euros(report.budget) })}{' '}
        {report.spent !== null && (
          <strong>{t('vouchers:report.spent', { spent: euros(report.spent) })}</strong>
        )}{' '}
        {t('vouchers:report.counted', { day: dayText(report.at, timeZone, speech) })}
      </p>
      <Types report={report} />
      <Headings report={report} />
      <p className="note">{t('vouchers:report.why')}</p>
      <p>
        <a href={table} download>
          {t('vouchers:report.table')}
        </a>
      </p>
    </div>
  );
}

/** Vouchers by type. */
function Types({ report: { vouchers } }: Pick<ReportProps, 'report'>) {
  const { t } = useSpeech();
  return (
    <div className={styles.scroll}>
      <table>
        <caption>{t('vouchers:report.vouchers')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vouchers:report.type')}</th>
            <th scope="col">{t('vouchers:report.given')}</th>
            <th scope="col">{t('vouchers:report.uses')}</th>
            <th scope="col">{t('vouchers:report.expired')}</th>
          </tr>
        </thead>
        <tbody>
          {vouchers.map((one) => (
            <TypeRow key={one.id} type={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TypeRow({ type }: { readonly type: CampaignReport['vouchers'][number] }) {
  const { t, said } = useSpeech();
  const { title, given, uses, expired } = type;
  return (
    <tr>
      <th scope="row">{said(title).text}</th>
      <td>{formatCount(given)}</td>
      <td>{uses === null ? t('vouchers:report.notYet') : formatCount(uses)}</td>
      <td>{formatCount(expired)}</td>
    </tr>
  );
}

/** What was sold with vouchers by what shops sell: the words and the sums, with a bar that says the same. */
function Headings({ report: { headings } }: Pick<ReportProps, 'report'>) {
  const { t } = useSpeech();
  if (headings === null || headings.length === 0)
    return <p>{t(`vouchers:report.${headings === null ? 'tooFew' : 'nothing'}`)}</p>;
  const most = Math.max(...headings.map(({ amount }) => centsOf(amount)), 1);
  return (
    <div className={styles.scroll}>
      <table>
        <caption>{t('vouchers:report.where')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vouchers:report.sells')}</th>
            <th scope="col">{t('vouchers:report.shops')}</th>
            <th scope="col">{t('vouchers:report.sold')}</th>
          </tr>
        </thead>
        <tbody>
          {headings.map((one) => (
            <HeadingRow key={one.headings.join(' ')} cell={one} most={most} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps {
  readonly cell: NonNullable<CampaignReport['headings']>[number];
  /** What was sold in the largest of them. */
  readonly most: number;
}

function HeadingRow({ cell: { headings, shops, amount }, most }: HeadingProps) {
  const { t } = useSpeech();
  const share = (centsOf(amount) / most) * 100;
  return (
    <tr>
      <th scope="row">
        {headings.map((one) => t(`vouchers:heading.${one}`)).join(', ')}
        <span className={styles.bar} aria-hidden="true" style={{ inlineSize: `${share}%` }} />
      </th>
      <td>{formatCount(shops)}</td>
      <td>{euros(amount)}</td>
    </tr>
  );
}
