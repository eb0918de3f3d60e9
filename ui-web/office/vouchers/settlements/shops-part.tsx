import { type ChangeEvent, useId, useState } from 'react';
import { noteBankCall } from '#adapters/wire/vouchers/settlements/act-on-run.ts';
import type { RunAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';
import type { RunPartProps } from './run-part.ts';

type Row = RunAnswer['settlements'][number];

const isWithBank = ({ status }: Row): boolean => status === 'exported' || status === 'paid';

/** What the bank says of the settlements that are chosen, or of all that it has. */
function useBankWord({ id, run, act }: RunPartProps) {
  const { council } = useOffice();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const note = async (outcome: 'paid' | 'returned', ids: readonly string[]) => {
    const body = { settlements: [...ids], outcome, reason };
    const named = { realm: council.realm, id, run: String(run.number) };
    if (!(await act(() => council.call(noteBankCall, { ...named, body })))) return;
    choose(new Set());
    setReason('');
  };
  const pick = (one: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(one);
    else next.delete(one);
    choose(next);
  };
  return { chosen, pick, reason, setReason, note };
}

/** What each shop is paid, and what the bank says of it. */
export function SettledShops(props: RunPartProps) {
  const { t } = useSpeech();
  const own = useId();
  const { chosen, pick, reason, setReason, note } = useBankWord(props);
  const { settlements, maySettle } = props.run;
  const { isBusy } = props;
  const withBank = maySettle ? settlements.filter(isWithBank) : [];
  const title = t('office-settlements:shops.title');
  return (
    <section aria-labelledby={own} className={styles.section}>
      <h2 id={own}>{title}</h2>
      <SettledTable {...{ settlements, chosen, pick, title }} canChoose={withBank.length > 0} />
      <AllPaid {...{ withBank, isBusy }} paid={(ids) => void note('paid', ids)} />
      {withBank.length > 0 && (
        <ReturnedForm
          {...{ reason, setReason, isBusy }}
          isReady={chosen.size > 0 && reason.trim() !== ''}
          send={() => void note('returned', [...chosen])}
        />
      )}
    </section>
  );
}

interface AllPaidProps {
  readonly withBank: readonly Row[];
  readonly isBusy: boolean;
  readonly paid: (ids: readonly string[]) => void;
}

/** That the bank has paid all that it was sent. */
function AllPaid({ withBank, isBusy, paid }: AllPaidProps) {
  const { t } = useSpeech();
  const exported = withBank.filter(({ status }) => status === 'exported').map((one) => one.id);
  if (exported.length === 0) return null;
  return (
    <div>
      <OfficeButton busy={isBusy} onClick={() => paid(exported)}>
        {t('office-settlements:shops.allPaid', { count: exported.length })}
      </OfficeButton>
    </div>
  );
}

interface ChoosingProps {
  readonly canChoose: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly pick: (one: string, isOn: boolean) => void;
}

interface TableProps extends ChoosingProps {
  readonly settlements: readonly Row[];
  readonly title: string;
}

/** What each shop is paid, as a table. */
function SettledTable({ settlements, title, ...choosing }: TableProps) {
  const { t } = useSpeech();
  const hasCarried = settlements.some(({ carried }) => carried !== 0);
  // What the council bears of vouchers that were used twice without a line.
  const hasBorne = settlements.some(({ borne }) => borne > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table>
        <thead>
          <tr>
            {choosing.canChoose && (
              <th scope="col" className={styles.pick}>
                <span className="visually-hidden">{t('office-settlements:shops.choose')}</span>
              </th>
            )}
            <th scope="col" className={styles.name}>
              {t('office-settlements:shops.shop')}
            </th>
            <th scope="col">{t('office-settlements:shops.amount')}</th>
            {hasBorne && <th scope="col">{t('office-settlements:shops.borne')}</th>}
            {hasCarried && <th scope="col">{t('office-settlements:shops.carried')}</th>}
            <th scope="col">{t('office-settlements:shops.status')}</th>
          </tr>
        </thead>
        <tbody>
          {settlements.map((row) => (
            <SettledRow key={row.id} row={row} hasBorne={hasBorne} hasCarried={hasCarried} {...choosing} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends ChoosingProps {
  readonly row: Row;
  readonly hasBorne: boolean;
  readonly hasCarried: boolean;
}

/** One shop of the table, to be chosen where the bank has it. */
function SettledRow({ row, hasBorne, hasCarried, canChoose, chosen, pick }: RowProps) {
  const { t } = useSpeech();
  const { id, name, amount, carried, borne, ibanEnd, status, reason } = row;
  const isChosen = chosen.has(id);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => pick(id, target.checked);
  return (
    <tr>
      {canChoose && (
        <td className={styles.pick}>
          {isWithBank(row) && (
            <input type="checkbox" aria-label={name} checked={isChosen} onChange={choose} />
          )}
        </td>
      )}
      <th scope="row" className={styles.name}>
        {name}{' '}
        <small>
          {id} ·{' '}
          <span>
            {t('office-settlements:shops.account')} …{ibanEnd}
          </span>
        </small>
      </th>
      <td>{formatMoney(cents(amount))}</td>
      {hasBorne && <td>{borne === 0 ? '' : formatMoney(cents(borne))}</td>}
      {hasCarried && <td>{carried === 0 ? '' : formatMoney(cents(carried))}</td>}
      <td>
        {t(`office-settlements:status.${status}`)}
        {reason !== '' && ` «${reason}»`}
      </td>
    </tr>
  );
}

interface ReturnedProps {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly isBusy: boolean;
  readonly isReady: boolean;
  readonly send: () => void;
}

/** Why the bank gave back what is chosen. */
function ReturnedForm({ reason, setReason, isBusy, isReady, send }: ReturnedProps) {
  const { t } = useSpeech();
  const own = useId();
  return (
    <div className={votes.stack}>
      <div className={votes.field}>
        <label htmlFor={own}>{t('office-settlements:shops.why')}</label>
        <input id={own} value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        <small>{t('office-settlements:shops.whyHint')}</small>
      </div>
      <div>
        <OfficeButton look="outline" busy={isBusy} aria-disabled={!isReady} onClick={() => isReady && send()}>
          {t('office-settlements:shops.returned')}
        </OfficeButton>
      </div>
    </div>
  );
}
