import { useCallback, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { freeShopShareCall, listShopSharesCall } from '#adapters/wire/vouchers/shops/shop-shares.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './shops.module.css';
import { shopTroubleOf } from './use-shops.ts';

type Share = CallAnswer<typeof listShopSharesCall>['items'][number];

interface ShopSharesProps {
  readonly shop: string;
  /** Something was freed: the history of the shop has one step more. */
  readonly changed: () => void;
}

/** What the devices of a shop have of what campaigns may lose without a line. Nothing is shown of a shop that has none. */
export function ShopShares({ shop, changed }: ShopSharesProps) {
  const { t } = useSpeech();
  const { call, realm } = useOffice().council;
  const [told, tell] = useState<Told | null>(null);
  const [answer, again] = useAnswer(
    useCallback(() => call(listShopSharesCall, { realm, shop }), [call, realm, shop]),
  );
  if (answer === null) return null;
  if (isLeft(answer))
    return (
      <ErrorState
        title={t('office-shops:shares.notRead')}
        retry={{ text: t('office:again'), onClick: again }}
      />
    );
  const { items } = answer.right;
  if (items.length === 0 && told === null) return null;
  const free = async ({ campaign, device }: Share, reason: string) => {
    const body = { campaign: campaign.id, device: device.id, reason };
    const done = await call(freeShopShareCall, { realm, shop, body });
    const isFault = isLeft(done);
    tell({
      isFault,
      words: t(isFault ? `office-shops:trouble.${shopTroubleOf(done.left)}` : 'office-shops:shares.done'),
    });
    again();
    if (!isFault) changed();
  };
  return (
    <section className={styles.part} aria-labelledby="shop-shares">
      <h2 id="shop-shares">{t('office-shops:shares.title')}</h2>
      <p className="note">{t('office-shops:shares.lead')}</p>
      <ToldNotice told={told} />
      <ul role="list" className={styles.rows}>
        {items.map((one) => (
          <ShareRow
            key={`${one.campaign.id} ${one.device.id}`}
            share={one}
            free={(reason) => free(one, reason)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ShareRowProps {
  readonly share: Share;
  readonly free: (reason: string) => Promise<void>;
}

/** One share: whose it is, and how it is freed, or why it is not yet. */
function ShareRow({ share, free }: ShareRowProps) {
  const { t, said } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const { campaign, device, fault } = share;
  const name = device.name ?? t('office-shops:shares.ended');
  return (
    <li>
      <span>
        {name} <span className="note">{said(campaign.title).text}</span>
        {fault !== null && <WhyNot share={share} />}
      </span>
      {fault === null && !isOpen && (
        <OfficeButton
          look="text"
          aria-label={t('office-shops:shares.freeOf', { name, campaign: said(campaign.title).text })}
          onClick={() => setOpen(true)}
        >
          {t('office-shops:shares.free')}
        </OfficeButton>
      )}
      {fault === null && isOpen && <FreeForm free={free} cancel={() => setOpen(false)} />}
    </li>
  );
}

/** Why a share is not freed now, and what can be done. */
function WhyNot({ share: { device, lost, fault } }: Pick<ShareRowProps, 'share'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (fault === null) return null;
  const values = { until: moment(fault.until ?? ''), lost: formatMoney(cents(lost)) };
  return (
    <span className={styles.why}>
      {t(`office-shops:shares.fault.${fault.kind}`, values)}
      {fault.kind === 'mayBring' && device.name !== null && ` ${t('office-shops:shares.endFirst')}`}
    </span>
  );
}

/** Asks why. */
function FreeForm({ free, cancel }: Pick<ShareRowProps, 'free'> & { readonly cancel: () => void }) {
  const { t } = useSpeech();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await free(reason);
    setBusy(false);
  };
  return (
    <div className={styles.wide}>
      <TextField
        label={t('office-shops:reason')}
        hint={t('office-shops:shares.reasonHint')}
        multiline={2}
        width="100%"
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <div className={styles.acts}>
        <OfficeButton busy={isBusy} onClick={() => void send()}>
          {t('office-shops:shares.free')}
        </OfficeButton>
        <OfficeButton look="text" onClick={cancel}>
          {t('office-shops:cancel')}
        </OfficeButton>
      </div>
    </div>
  );
}
