import { useState } from 'react';
import type { PersonAtDeskAnswer } from '#adapters/wire/vouchers/desk/look-up-person.ts';
import type { VoucherDesk } from '#adapters/wire/vouchers/desk/read-voucher-desk.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import desk from '../../votes/desk/desk.module.css';
import { FirstButton } from './first-button.tsx';
import styles from './voucher-desk.module.css';

interface CashAtDeskProps {
  readonly open: VoucherDesk;
  readonly person: PersonAtDeskAnswer;
  readonly payBack: (names: readonly string[]) => void;
}

/** A voucher whose price can be given back here, in cents. */
interface Payable {
  readonly name: string;
  readonly type: string;
  readonly back: number;
}

/** What the person gets back in cash: for what they returned over the web, and for what they return now. */
export function CashAtDesk({ open, person, payBack }: CashAtDeskProps) {
  const { t } = useSpeech();
  const { owed } = person;
  const own = person.has.flatMap(({ name, type, back }): readonly Payable[] =>
    back === null ? [] : [{ name, type, back }],
  );
  const [asked, ask] = useState<Payable | null>(null);
  const all = owed.reduce((sum, { back }) => sum + back, 0);
  return (
    <>
      {owed.length > 0 && (
        <div className={styles.owed}>
          <p>
            {t('office-vouchers:desk.back.owed', { count: owed.length, amount: formatMoney(cents(all)) })}
          </p>
          <OfficeButton onClick={() => payBack(owed.map(({ name }) => name))}>
            {t('office-vouchers:desk.back.pay', { amount: formatMoney(cents(all)) })}
          </OfficeButton>
        </div>
      )}
      {own.length > 0 && (
        <details className={styles.had}>
          <summary>{t('office-vouchers:desk.back.title')}</summary>
          <p className={desk.hint}>{t('office-vouchers:desk.back.hint')}</p>
          <ul role="list">
            {own.map((one) => (
              <PayableRow key={one.name} open={open} payable={one} ask={() => ask(one)} />
            ))}
          </ul>
          {asked !== null && (
            <Sure key={asked.name} asked={asked} pay={() => payBack([asked.name])} keep={() => ask(null)} />
          )}
        </details>
      )}
    </>
  );
}

interface PayableProps extends Pick<CashAtDeskProps, 'open'> {
  readonly payable: Payable;
  readonly ask: () => void;
}

function PayableRow({ open, payable: { type, back }, ask }: PayableProps) {
  const { t, said } = useSpeech();
  return (
    <li>
      <b>{said(open.types.find(({ id }) => id === type)?.title).text}</b>
      <OfficeButton look="outline" onClick={ask}>
        {t('office-vouchers:desk.back.take', { amount: formatMoney(cents(back)) })}
      </OfficeButton>
    </li>
  );
}

interface SureProps {
  readonly asked: Payable;
  readonly pay: () => void;
  readonly keep: () => void;
}

/** It cannot be undone: another person can have the voucher at once. */
function Sure({ asked: { back }, pay, keep }: SureProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.sure} role="group" aria-label={t('office-vouchers:desk.back.title')}>
      <p>{t('office-vouchers:desk.back.sure')}</p>
      <div className={desk.deeds}>
        <FirstButton onClick={pay}>
          {t('office-vouchers:desk.back.now', { amount: formatMoney(cents(back)) })}
        </FirstButton>
        <OfficeButton look="text" onClick={keep}>
          {t('office-vouchers:desk.keep')}
        </OfficeButton>
      </div>
    </div>
  );
}
