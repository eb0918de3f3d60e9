import { useState } from 'react';
import type { PersonAtDeskAnswer } from '#adapters/wire/vouchers/desk/look-up-person.ts';
import type { VoucherDesk } from '#adapters/wire/vouchers/desk/read-voucher-desk.ts';
import { formatCount } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import desk from '../../votes/desk/desk.module.css';
import { FirstButton } from './first-button.tsx';
import styles from './voucher-desk.module.css';

interface HadProps {
  readonly open: VoucherDesk;
  readonly has: PersonAtDeskAnswer['has'];
  readonly replace: (names: readonly string[]) => void;
}

/** The vouchers that the person has, and others for those that they have lost. */
export function HadVouchers({ open, has, replace }: HadProps) {
  const { t } = useSpeech();
  const [asked, ask] = useState<readonly string[] | null>(null);
  const all = has.map(({ name }) => name);
  return (
    <details className={styles.had}>
      <summary>{t('office-vouchers:desk.lost')}</summary>
      <p className={desk.hint}>{t('office-vouchers:desk.lostHint')}</p>
      <ul role="list">
        {has.map((one) => (
          <HadVoucher key={one.name} open={open} had={one} ask={() => ask([one.name])} />
        ))}
      </ul>
      {has.length > 1 && (
        <OfficeButton look="outline" onClick={() => ask(all)}>
          {t('office-vouchers:desk.replaceAll', { count: has.length, n: formatCount(has.length) })}
        </OfficeButton>
      )}
      {asked !== null && <Sure asked={asked} replace={replace} keep={() => ask(null)} />}
    </details>
  );
}

interface HadOneProps extends Pick<HadProps, 'open'> {
  readonly had: HadProps['has'][number];
  readonly ask: () => void;
}

function HadVoucher({ open, had: { type, uses, used, issuedAt }, ask }: HadOneProps) {
  const { t, said } = useSpeech();
  const moment = useOfficeMoment();
  const left = uses - used;
  return (
    <li>
      <span>
        <b>{said(open.types.find(({ id }) => id === type)?.title).text}</b>
        <small>
          {t('office-vouchers:desk.usesLeft', { count: left, n: formatCount(left) })}{' '}
          {t('office-vouchers:desk.givenAt', { at: moment(issuedAt) })}
        </small>
      </span>
      <OfficeButton look="outline" onClick={ask}>
        {t('office-vouchers:desk.replace')}
      </OfficeButton>
    </li>
  );
}

interface SureProps extends Pick<HadProps, 'replace'> {
  readonly asked: readonly string[];
  readonly keep: () => void;
}

/** It cannot be undone: the old codes are worth nothing at once. */
function Sure({ asked, replace, keep }: SureProps) {
  const { t } = useSpeech();
  const facts = { count: asked.length, n: formatCount(asked.length) };
  return (
    <div className={styles.sure} role="group" aria-label={t('office-vouchers:desk.replace')}>
      <p>{t('office-vouchers:desk.sure', facts)}</p>
      <div className={desk.deeds}>
        <FirstButton key={asked.join(' ')} onClick={() => replace(asked)}>
          {t('office-vouchers:desk.replaceNow', facts)}
        </FirstButton>
        <OfficeButton look="text" onClick={keep}>
          {t('office-vouchers:desk.keep')}
        </OfficeButton>
      </div>
    </div>
  );
}
