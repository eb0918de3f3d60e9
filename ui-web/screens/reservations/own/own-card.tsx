import type { ReactNode } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice, type NoticeTone } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { momentDay, moneyText, spanText } from '../words.ts';
import { BookedPart, MoveButton, type OwnProps } from './booked-part.tsx';
import { HeldPart } from './held-part.tsx';
import styles from '../reservations.module.css';

/** A reservation of this device, and what can be done with it in its state. */
export function OwnCard({ one, page, presenter }: OwnProps) {
  const speech = useSpeech();
  const { said } = speech;
  const { timeZone } = usePlace().site;
  const isPass = one.state === 'booked' || one.state === 'entered';
  return (
    <section className={styles.own} aria-labelledby={`own-${one.id}`}>
      <h3 id={`own-${one.id}`} tabIndex={-1} className={isPass ? 'visually-hidden' : styles.ownTitle}>
        {said(one.place.title).text}{' '}
        <small>
          {momentDay(one.start, timeZone, speech)}, {spanText(one.start, one.end, timeZone, speech)}
        </small>
      </h3>
      {isPass ? <BookedPart {...{ one, page, presenter }} /> : <OtherState {...{ one, page, presenter }} />}
    </section>
  );
}

function OtherState(props: OwnProps) {
  const { t } = useSpeech();
  const { one, presenter } = props;
  const { until } = one;
  if (one.state === 'held' && until !== null)
    return <HeldPart one={{ ...one, until }} presenter={presenter} />;
  if (one.state === 'displaced') return <Displaced {...props} />;
  if (one.state === 'requested')
    return (
      <Said tone="info" title={t('reservations:requested.title')}>
        <p>{t('reservations:requested.text')}</p>
        <Button look="text" size="short" onClick={() => void presenter.leave(one)}>
          {t('reservations:requested.leave')}
        </Button>
      </Said>
    );
  return <Ended {...props} />;
}

interface SaidProps {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly children?: ReactNode;
}

const Said = ({ tone, title, children }: SaidProps) => (
  <Notice tone={tone}>
    <p>
      <strong>{title}</strong>
    </p>
    {children}
  </Notice>
);

/** The council needs the place: another hour at no cost, or all of the money. */
function Displaced({ one, page, presenter }: OwnProps) {
  const { t } = useSpeech();
  return (
    <Notice
      tone="warning"
      actions={
        <div className="actions">
          <MoveButton one={one} presenter={presenter} />
          <MoneyBack {...{ one, page, presenter }} />
        </div>
      }
    >
      <p>
        <strong>{t('reservations:displaced.title')}</strong> {one.reason}
      </p>
      <p>{t('reservations:displaced.text')}</p>
    </Notice>
  );
}

/** Gives a displaced one back, with all of its money. */
function MoneyBack({ one, page, presenter }: OwnProps) {
  const { t } = useSpeech();
  const { id, total } = one;
  const isSending = page.returning?.key === id;
  return (
    <Button look="text" size="short" busy={isSending} onClick={() => void presenter.giveBack(one)}>
      {total > 0
        ? t('reservations:displaced.money', { amount: moneyText(total) })
        : t('reservations:displaced.leave')}
    </Button>
  );
}

/** A reservation that is nobody's any more: why, what became of the money, and a way to take it off the list. */
function Ended({ one, presenter }: OwnProps) {
  const { t } = useSpeech();
  return (
    <>
      <EndedWords one={one} />
      <Button look="text" size="short" onClick={() => presenter.forget(one.id)}>
        {t('reservations:own.forget')}
      </Button>
    </>
  );
}

function EndedWords({ one }: Pick<OwnProps, 'one'>) {
  const { t } = useSpeech();
  const { state, total, back, reason, strikes, depositKept } = one;
  if (state === 'ended' && total > 0)
    return (
      <Said tone="error" title={t('reservations:unpaid.title')}>
        <p>{t('reservations:unpaid.over')}</p>
      </Said>
    );
  if (state === 'refused')
    return (
      <Said tone="warning" title={t('reservations:state.refused')}>
        <p>{reason}</p>
      </Said>
    );
  if (state === 'refunded')
    return <Said tone="warning" title={t('reservations:state.refunded', { amount: moneyText(total) })} />;
  const money = back !== null && total > 0;
  return (
    <p className="note">
      {t(`reservations:state.${state}`)}{' '}
      {money && t('reservations:back.done', { back: moneyText(back.refund), kept: moneyText(back.kept) })}
      {state === 'missed' &&
        strikes !== null &&
        t('reservations:pass.strikes', {
          count: strikes.count,
          n: formatCount(strikes.count),
          most: formatCount(strikes.most),
        })}
      {depositKept !== null &&
        t('reservations:back.deposit', { amount: moneyText(depositKept.amount), reason: depositKept.reason })}
    </p>
  );
}
