import { useEffect, useRef } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { VouchersPresenter } from '../presenter.ts';
import { euroText, typeOfVoucher } from '../view-model.ts';
import styles from '../vouchers.module.css';
import { drawHref, useDayAndTime } from './draw-facts.tsx';

/** An order that is in a draw, and is no voucher yet. */
export type EnteredOrder = OwnOrderAnswer & { readonly entry: NonNullable<OwnOrderAnswer['entry']> };

/** Whether an order is shown as what it is in its draw: once it is somebody's vouchers, those are shown. */
export const isEntered = (order: OwnOrderAnswer): order is EnteredOrder =>
  order.entry !== undefined && order.state !== 'granted' && order.state !== 'refunded';

interface CardProps {
  readonly order: EnteredOrder;
  readonly presenter: VouchersPresenter;
}

/**
 * What a person has of a draw: that they are in it, in line, what they won and until when, and why. No landmark: the
 * cards of a family that waits are called alike.
 */
export function EntryCard({ order, presenter }: CardProps) {
  const { t } = useSpeech();
  const title = useRef<HTMLHeadingElement>(null);
  // Who has just entered goes on here; a page that opens with it does not move.
  useEffect(() => {
    if (document.activeElement?.closest('#comprar')) title.current?.focus();
  }, []);
  const { id, state, entry } = order;
  return (
    <article
      className={classNames(styles.held, state === 'ended' && styles.past)}
      aria-labelledby={`entry-${id}`}
    >
      <h3 ref={title} tabIndex={-1} id={`entry-${id}`}>
        <EntryTitle order={order} />
      </h3>
      {state === 'held' && order.until !== null ? (
        <Won order={{ ...order, until: order.until }} presenter={presenter} />
      ) : (
        <p>{t(`vouchers:entry.${wordOf(order)}Text`)}</p>
      )}
      <Why entry={entry} />
      {(state === 'entered' || state === 'waiting') && (
        <p>
          <Button look="text" size="short" onClick={() => void presenter.leave(order)}>
            {t('vouchers:entry.leave')}
          </Button>
        </p>
      )}
    </article>
  );
}

const wordOf = ({ state }: OwnOrderAnswer): 'entered' | 'waiting' | 'over' =>
  state === 'entered' || state === 'waiting' ? state : 'over';

function EntryTitle({ order }: Pick<CardProps, 'order'>) {
  const { t, said } = useSpeech();
  const [line] = order.lines;
  if (order.state !== 'held' || line === undefined) return t(`vouchers:entry.${wordOf(order)}`);
  const type = said(typeOfVoucher(order, line.type)?.title).text;
  return t('vouchers:entry.won', { count: line.count, n: formatCount(line.count), type });
}

interface WonProps extends Pick<CardProps, 'presenter'> {
  readonly order: EnteredOrder & { readonly until: string };
}

/** What was won: until when it is there, and how it is taken or left. */
function Won({ order, presenter }: WonProps) {
  const { t } = useSpeech();
  const lastMoment = useDayAndTime().until;
  const { payment, amount, until, lines } = order;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <>
      <p>{t('vouchers:entry.until', { count, ...lastMoment(until) })}</p>
      <div className="actions">
        {payment !== null && (
          <LinkButton href={payment.url} size="normal">
            {t('vouchers:held.pay', { amount: euroText(amount) })}
          </LinkButton>
        )}
        {amount === 0 && (
          <Button onClick={() => void presenter.takeLot(order)}>{t('vouchers:entry.take', { count })}</Button>
        )}
        <Button look="text" size="short" onClick={() => void presenter.leave(order)}>
          {t('vouchers:entry.giveUp', { count })}
        </Button>
      </div>
    </>
  );
}

/** Which one they were, under which letters they are in the list, and the way to the draw, which explains it. */
function Why({ entry: { draw, code, position, sealed } }: Pick<EnteredOrder, 'entry'>) {
  const { t } = useSpeech();
  const drawn = position !== null && sealed !== null && { position, ...sealed };
  return (
    <p>
      {drawn &&
        t('vouchers:entry.position', {
          position: formatCount(drawn.position),
          entries: formatCount(drawn.entries),
          lots: formatCount(drawn.lots),
        })}{' '}
      {t('vouchers:entry.code', { code })}{' '}
      {sealed !== null && <Link href={drawHref(draw, code)}>{t('vouchers:entry.why')}</Link>}
    </p>
  );
}
