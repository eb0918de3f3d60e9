import { type ReactNode, useState } from 'react';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { TileWall } from '#ui-web/components/tile/tile-wall.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { AddPaper } from './add-paper.tsx';
import { EntryCard, isEntered } from './draw/entry-card.tsx';
import { HeldOrder } from './held-order.tsx';
import type { VouchersPresenter } from './presenter.ts';
import { QrCode } from '#ui-web/components/qr-code/qr-code.tsx';
import type { VouchersPage } from './state.ts';
import { VoucherPaper } from './voucher-paper.tsx';
import { euroText, type VoucherView, voucherViews } from './view-model.ts';
import styles from './vouchers.module.css';

interface WalletProps {
  readonly page: VouchersPage;
  readonly presenter: VouchersPresenter;
  readonly now: () => number;
}

const isHeld = (order: OwnOrderAnswer): order is OwnOrderAnswer & { readonly until: string } =>
  order.state === 'held' && order.until !== null && !isEntered(order);

/** The vouchers of this device, those that can be used first. They are shown without a line too. */
export function WalletPart({ page, presenter, now }: WalletProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { timeZone } = usePlace().site;
  const { orders } = page;
  const views = orders
    .flatMap((order) => voucherViews(order, timeZone, speech))
    .toSorted((a, b) => Number(b.code !== null) - Number(a.code !== null));
  const usable = views.filter(({ code }) => code !== null);
  const [opened, setOpened] = useState<string | null>(null);
  const shown = usable.find(({ id }) => id === opened) ?? usable[0];
  return (
    <section className={styles.row} aria-labelledby="mis-bonos">
      <div className={styles.head}>
        <h2 id="mis-bonos" tabIndex={-1}>
          {t('vouchers:wallet.title')}
        </h2>
        <p>{t('vouchers:wallet.note')}</p>
      </div>
      <div className={styles.matter}>
        <WalletNotices page={page} hasVouchers={views.length > 0} />
        {orders.filter(isEntered).map((order) => (
          <EntryCard key={order.id} order={order} presenter={presenter} />
        ))}
        {orders.filter(isHeld).map((order) => (
          <HeldOrder key={order.id} order={order} presenter={presenter} now={now} />
        ))}
        {views.length === 0 && !orders.some((order) => isHeld(order) || isEntered(order)) && (
          <p className="note">{t('vouchers:wallet.empty')}</p>
        )}
        {views.length > 0 && (
          <PlainList className={styles.vouchers}>
            {views.map((view) => (
              <li key={view.id}>
                <VoucherCard view={view} isOpen={view.id === shown?.id} open={setOpened} />
              </li>
            ))}
          </PlainList>
        )}
        {shown !== undefined && (
          <div className={styles.half}>
            <VoucherPass view={shown} page={page} presenter={presenter} />
            <VoucherPaper views={usable} />
          </div>
        )}
        {page.campaigns.kind === 'here' && (
          <AddPaper campaign={page.campaigns.campaign} presenter={presenter} />
        )}
      </div>
    </section>
  );
}

interface NoticesProps extends Pick<WalletProps, 'page'> {
  readonly hasVouchers: boolean;
}

/** What its holder must know of the whole wallet. */
function WalletNotices({ page: { orders, isFresh, isUnkept }, hasVouchers }: NoticesProps) {
  const { t } = useSpeech();
  const refunded = orders.filter(({ state }) => state === 'refunded');
  return (
    <>
      {!isFresh && hasVouchers && (
        <Notice tone="info" icon="cloud-off">
          <p>{t('vouchers:wallet.kept')}</p>
        </Notice>
      )}
      {isUnkept && (
        <Notice tone="warning" live="polite">
          <p>{t('vouchers:wallet.unkept')}</p>
        </Notice>
      )}
      {refunded.map((order) => (
        <Notice key={order.id} tone="warning">
          <p>{t('vouchers:wallet.refunded', { amount: euroText(order.amount) })}</p>
        </Notice>
      ))}
    </>
  );
}

interface CardProps {
  readonly view: VoucherView;
  readonly isOpen: boolean;
  readonly open: (voucher: string) => void;
}

function VoucherCard({ view, isOpen, open }: CardProps) {
  const { t } = useSpeech();
  const inside: ReactNode = (
    <>
      <span className={styles.art}>
        {view.code !== null && <TileWall identifier={view.id} format="proposal" />}
      </span>
      <span className={styles.worth}>
        <b>{view.face}</b>
        <Uses view={view} />
        <small>{view.line}</small>
        {view.usedIn.map((one) => (
          <small key={one}>{one}</small>
        ))}
        {view.isUsedTwice && <small>{t('vouchers:wallet.twice')}</small>}
      </span>
    </>
  );
  if (view.code === null) return <div className={classNames(styles.card, styles.spent)}>{inside}</div>;
  return (
    <button type="button" className={styles.card} aria-pressed={isOpen} onClick={() => open(view.id)}>
      {inside}
    </button>
  );
}

/** A tile for each use that is left, a gap for each that was taken. The line below says the same. */
function Uses({ view: { uses, left } }: Pick<CardProps, 'view'>) {
  if (uses > 12) return null;
  return (
    <span className={styles.uses} aria-hidden="true">
      {Array.from({ length: uses }, (_, use) => (
        <i key={use} className={use < left ? styles.use : styles.gap} />
      ))}
    </span>
  );
}

interface PassProps {
  readonly view: VoucherView;
  readonly page: VouchersPage;
  readonly presenter: VouchersPresenter;
}

/** One voucher as it is shown in the shop: its code and its letters; below them, away from the till, how it is returned. */
function VoucherPass({ view, page, presenter }: PassProps) {
  const { t } = useSpeech();
  const { id, campaign, face, line, minimum, code } = view;
  return (
    <article className={styles.pass} aria-labelledby={`pass-${id}`}>
      <TileBand height={36} identifier={id} />
      <div className={styles.passBody}>
        <h3 id={`pass-${id}`}>
          <small>{campaign}</small>
          {face}
        </h3>
        <p>{line}</p>
        <p>
          {t('vouchers:pass.show')}{' '}
          {minimum !== null && <strong>{t('vouchers:pass.minimum', { amount: minimum })}</strong>}
        </p>
      </div>
      <div className={styles.stub}>
        {code !== null && (
          <QrCode text={code} label={t('vouchers:pass.code', { letters: shownLetters(id) })} />
        )}
        <p className={styles.letters}>{shownLetters(id)}</p>
        <p className="note">{t('vouchers:pass.letters')}</p>
      </div>
      <Returning view={view} page={page} presenter={presenter} />
    </article>
  );
}

function Returning({ view, page: { returning }, presenter }: PassProps) {
  const { t } = useSpeech();
  const { id, order, price, returnsUntil, isFromDesk } = view;
  if (returnsUntil === null) return null;
  if (returning?.voucher !== id)
    return (
      <div className={styles.returning}>
        <p className="note">{t('vouchers:return.until', { day: returnsUntil })}</p>
        <Button look="outline" size="short" onClick={() => presenter.askToReturn(id)}>
          {t('vouchers:return.ask')}
        </Button>
      </div>
    );
  return (
    <div className={styles.returning}>
      <Notice
        tone="warning"
        live="polite"
        actions={
          <div className="actions">
            <Button
              size="short"
              busy={returning.isSending}
              onClick={() => void presenter.giveBack(order, id)}
            >
              {t('vouchers:return.confirm')}
            </Button>
            <Button look="text" size="short" onClick={() => presenter.askToReturn(null)}>
              {t('vouchers:return.keep')}
            </Button>
          </div>
        }
      >
        <p>
          {t('vouchers:return.sure')}{' '}
          {price !== null && t(`vouchers:return.${isFromDesk ? 'cash' : 'money'}`, { amount: price })}
        </p>
      </Notice>
    </div>
  );
}
