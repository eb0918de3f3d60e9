import { useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import chips from '../parts/chip.module.css';
import { OfficeLink } from '../parts/office-link.tsx';
import { useDayWords } from '../parts/use-moment.ts';
import { AccountMovements } from './account-movements.tsx';
import type { BankComparison } from './bank-presenter.ts';
import { inEuros } from './euros.ts';
import styles from './payments.module.css';
import tables from './table.module.css';

type Entry = BankComparison['entries'][number];
type Group = Entry['group'];

/** Groups in which nothing has to be done. */
const settledGroups: ReadonlySet<Group> = new Set([
  'matched',
  'refundMatched',
  'unpaid',
  'otherDays',
  'denied',
  'otherType',
]);

/** What was found, by groups and one by one: what does not match first. */
export function ComparedTables({ found }: { readonly found: BankComparison }) {
  const { t } = useSpeech();
  const dayWords = useDayWords();
  const { from, until, entries, totals, statement } = found;
  const isBalanced = totals.every(({ group }) => settledGroups.has(group));
  return (
    <>
      <section className={styles.matter} aria-labelledby="sumas">
        <h2 id="sumas">{t('office-payments:bankPage.sums')}</h2>
        <p className={styles.small}>
          {t('office-payments:bankPage.days', { from: dayWords(from), until: dayWords(until) })}
        </p>
        {entries.length === 0 && <p>{t('office-payments:bankPage.nothing')}</p>}
        {entries.length > 0 && isBalanced && <p>{t('office-payments:bankPage.balanced')}</p>}
        {entries.length > 0 && <Totals totals={totals} />}
      </section>
      {entries.length > 0 && <Entries entries={entries} totals={totals} />}
      {statement !== null && <AccountMovements statement={statement} />}
    </>
  );
}

/** Groups that need somebody come first. */
const inOrder = (totals: BankComparison['totals']) =>
  totals.toSorted((a, b) => Number(settledGroups.has(a.group)) - Number(settledGroups.has(b.group)));

function Totals({ totals }: Pick<BankComparison, 'totals'>) {
  const { t } = useSpeech();
  const columns = ['group', 'count', 'here', 'bank'] as const;
  return (
    <table className={tables.table}>
      <caption className="visually-hidden">{t('office-payments:bankPage.sums')}</caption>
      <thead>
        <tr>
          {columns.map((one) => (
            <th key={one} scope="col" className={one === 'group' ? undefined : tables.number}>
              {t(`office-payments:bankPage.${one}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(totals).map(({ group, count, here, bank }) => (
          <tr key={group}>
            <th scope="row" className={settledGroups.has(group) ? tables.calm : undefined}>
              {t(`office-payments:groups.${group}`)}
            </th>
            <td data-label={t('office-payments:bankPage.count')} className={tables.number}>
              {count}
            </td>
            <td data-label={t('office-payments:bankPage.here')} className={tables.number}>
              {inEuros(here)}
            </td>
            <td data-label={t('office-payments:bankPage.bank')} className={tables.number}>
              {inEuros(bank)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const mostShown = 200;

function Entries({ entries, totals }: Pick<BankComparison, 'entries' | 'totals'>) {
  const { t } = useSpeech();
  const groups = inOrder(totals).map(({ group }) => group);
  const [group, show] = useState<Group | null>(groups[0] ?? null);
  const shown = entries.filter((one) => one.group === group);
  return (
    <section className={styles.matter} aria-labelledby="entradas">
      <h2 id="entradas">{t('office-payments:bankPage.entries')}</h2>
      <div className={chips.chips} role="group" aria-labelledby="entradas">
        {groups.map((one) => (
          <button
            key={one}
            type="button"
            className={chips.chip}
            aria-pressed={one === group}
            onClick={() => show(one)}
          >
            {t(`office-payments:groups.${one}`)}
          </button>
        ))}
      </div>
      <EntryTable entries={shown.slice(0, mostShown)} />
      {shown.length > mostShown && (
        <p className={styles.small}>
          {t('office-payments:bankPage.more', { count: shown.length - mostShown })}
        </p>
      )}
    </section>
  );
}

function EntryTable({ entries }: Pick<BankComparison, 'entries'>) {
  const { t } = useSpeech();
  const head = [
    ['office-payments:bankPage.order', false],
    ['office-payments:col.day', false],
    ['office-payments:bankPage.here', true],
    ['office-payments:bankPage.bank', true],
    ['office-payments:bankPage.line', true],
  ] as const;
  return (
    <table className={tables.table}>
      <caption className="visually-hidden">{t('office-payments:bankPage.entries')}</caption>
      <thead>
        <tr>
          {head.map(([key, isNumber]) => (
            <th key={key} scope="col" className={isNumber ? tables.number : undefined}>
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((one, at) => (
          <EntryRow
            key={`${one.order} ${String(one.refund)} ${String(one.line)} ${String(at)}`}
            entry={one}
          />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({ entry }: { readonly entry: Entry }) {
  const { t } = useSpeech();
  const dayWords = useDayWords();
  const { order, request, status, refund, here, bank, day, line, verdict } = entry;
  const details = [
    ...(refund === null ? [] : [t('office-payments:bankPage.refund', { number: refund })]),
    ...(request === null ? [] : [request]),
    ...(verdict === null ? [] : [t(`office-payments:bankPage.verdict.${verdict}`)]),
  ];
  return (
    <tr>
      <th scope="row">
        {status === null ? (
          order
        ) : (
          <OfficeLink href={`/gestion/pagos/${encodeURIComponent(order)}`}>{order}</OfficeLink>
        )}{' '}
        <small>{details.join(' · ')}</small>
      </th>
      <td data-label={t('office-payments:col.day')}>{day === null ? '–' : dayWords(day)}</td>
      <td data-label={t('office-payments:bankPage.here')} className={tables.number}>
        {here === null ? '–' : inEuros(here)}
      </td>
      <td data-label={t('office-payments:bankPage.bank')} className={tables.number}>
        {bank === null ? '–' : inEuros(bank)}
      </td>
      <td data-label={t('office-payments:bankPage.line')} className={tables.number}>
        {line ?? '–'}
      </td>
    </tr>
  );
}
