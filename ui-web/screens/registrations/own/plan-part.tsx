import { type FeePartAnswer, sumsOfParts } from '#adapters/wire/registrations/fee-parts.ts';
import { formatDay } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { placeFeeText } from '../words.ts';
import type { OwnApplicationProps } from './own-props.ts';
import styles from '../registrations.module.css';

const shownIn = ['offered', 'accepted', 'enrolled', 'left', 'expelled', 'calledOff'];
/** The states in which something is paid and something is still to be paid. */
const summedIn = ['enrolled', 'left', 'expelled'];
/** The states of a part of which nothing is asked. */
const doneStates = ['paid', 'forgiven', 'ended'];

/** When a part is paid: its day, or by who accepts the place. */
export function partWhen(day: string | null, { t, language }: Speech): string {
  const read = day === null ? null : parseDay(day);
  return read === null ? t('registrations:parts.accepting') : formatDay(read, language);
}

/** What else is to be said of a part: what is left of it, what went back, why it is not asked for. */
function partDetails(
  { amount, owed, returned, reason, state }: FeePartAnswer,
  speech: Speech,
): readonly string[] {
  const { t } = speech;
  const isLess = owed > 0 && owed < amount && state !== 'paid';
  return [
    ...(isLess ? [t('registrations:parts.left', { amount: placeFeeText(owed, speech) })] : []),
    ...(returned > 0 ? [t('registrations:parts.returned', { amount: placeFeeText(returned, speech) })] : []),
    ...(reason === null ? [] : [t('registrations:parts.why', { reason })]),
  ];
}

/** The parts in which a place is paid: which are paid, which one is next, and the way to pay it. */
export function PlanPart({ one }: OwnApplicationProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { parts = [], payment, state, toPay } = one;
  if (parts.length === 0 || !shownIn.includes(state)) return null;
  const late = state === 'calledOff' ? 0 : parts.filter((part) => part.state === 'overdue').length;
  const isPayable = payment !== null && state !== 'accepted' && toPay != null;
  const next = parts.find((part) => !doneStates.includes(part.state));
  return (
    <section className={styles.offer} aria-labelledby={`parts-${one.id}`}>
      <h4 id={`parts-${one.id}`}>{t('registrations:parts.title')}</h4>
      {payment?.isRefused === true && state !== 'accepted' && (
        <Notice tone="error" icon="card" live="polite">
          <p>{t('registrations:offer.refused')}</p>
        </Notice>
      )}
      {late > 0 && (
        <Notice tone="warning">
          <p>{t('registrations:parts.late', { count: late, n: formatCount(late) })}</p>
        </Notice>
      )}
      {summedIn.includes(state) && <SumOfParts parts={parts} />}
      {/* Above the list: on a telephone twelve parts are longer than the screen. */}
      {isPayable && (
        <div className="actions">
          <LinkButton href={payment.url}>
            {[
              t('registrations:offer.pay', { amount: placeFeeText(toPay, speech) }),
              ...(next === undefined ? [] : [t('registrations:parts.n', { n: formatCount(next.n) })]),
            ].join(' · ')}
          </LinkButton>
        </div>
      )}
      <ol role="list" className={styles.parts}>
        {parts.map((part) => (
          <PartRow key={part.n} part={part} />
        ))}
      </ol>
      {state === 'enrolled' && parts.some((part) => part.state === 'later') && (
        <p className="note">{t('registrations:parts.when')}</p>
      )}
    </section>
  );
}

/** What was paid in all, and what is still to be paid. */
function SumOfParts({ parts }: { readonly parts: readonly FeePartAnswer[] }) {
  const speech = useSpeech();
  const { paid, left } = sumsOfParts(parts);
  return (
    <p>
      {speech.t('registrations:parts.sum', {
        paid: placeFeeText(paid, speech),
        left: placeFeeText(left, speech),
      })}
    </p>
  );
}

function PartRow({ part }: { readonly part: FeePartAnswer }) {
  const speech = useSpeech();
  const { t } = speech;
  const details = partDetails(part, speech);
  return (
    <li data-state={part.state}>
      <span>
        {t('registrations:parts.n', { n: formatCount(part.n) })} · {partWhen(part.day, speech)}
      </span>
      <strong>{placeFeeText(part.amount, speech)}</strong>
      <span className={styles.partState}>
        {[t(`registrations:parts.state.${part.state}`), ...details].join(' · ')}
      </span>
    </li>
  );
}
