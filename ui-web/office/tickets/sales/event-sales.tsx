import { useCallback } from 'react';
import { readEventFiguresCall } from '#adapters/wire/tickets/office/read-figures.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { formatCount } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import doors from '../../doors/doors.module.css';
import { documentHref } from '../../documents/list/list-query.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { AnsweredPart } from '../../venues/decide/asked-part.tsx';
import { useEventWords } from '../use-event-words.ts';
import { BuyersToCallPart } from './buyers-to-call.tsx';
import { CallOffPart } from './call-off-part.tsx';
import type { FiguresNow, SessionNow } from './figures-now.ts';
import styles from './sales.module.css';

interface SalesProps {
  readonly event: TicketedEventAnswer;
}

/** What is sold of an event, session by session, and the money of it. */
export function EventSales({ event }: SalesProps) {
  const { t } = useSpeech();
  const { council, me } = useOffice();
  const { call, realm } = council;
  const ask = useCallback(() => call(readEventFiguresCall, { realm, id: event.id }), [call, realm, event.id]);
  const [answer, again] = useAnswer(ask);
  return (
    <AnsweredPart answer={answer} again={again} notRead="office-tickets:notRead">
      {(figures) => (
        <>
          <BuyersToCallPart
            key={figures.sessions.filter(({ callOff }) => callOff?.isCalledOff).length}
            event={event}
          />
          <div className={doors.head}>
            <h2>{t('office-tickets:money.title')}</h2>
            <OfficeButton look="outline" onClick={again}>
              {t('office-tickets:refresh')}
            </OfficeButton>
          </div>
          <EventMoney event={event} figures={figures} />
          {figures.sessions.map((one) => (
            <SessionSales key={one.session} event={event} one={one} again={again} />
          ))}
          {me.acts.has('document.edit') && (
            <p className="note">
              {t('office-tickets:move.text')}{' '}
              <OfficeLink href={documentHref('entradas', event.id)}>
                {t('office-tickets:move.link')}
              </OfficeLink>
            </p>
          )}
        </>
      )}
    </AnsweredPart>
  );
}

const moneyParts = ['paid', 'refunded', 'tickets', 'fees'] as const;

function EventMoney({ event, figures }: SalesProps & { readonly figures: FiguresNow }) {
  const { t } = useSpeech();
  const words = useEventWords(event);
  const { sums, bank, cash } = figures;
  return (
    <div className={styles.money}>
      <dl>
        {moneyParts.map((name) => (
          <div key={name}>
            <dt>{t(`office-tickets:money.${name}`)}</dt>
            <dd>{words.money(sums[name])}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {t('office-tickets:money.where', { bank: words.money(bank), cash: words.money(cash) })}
      </p>
    </div>
  );
}

interface SessionProps extends SalesProps {
  readonly one: SessionNow;
  readonly again: () => void;
}

/** The places of a session and the tickets that are sold of it. */
function SessionSales({ event, one, again }: SessionProps) {
  const { t } = useSpeech();
  const words = useEventWords(event);
  const id = `session-${one.session}`;
  return (
    <section className={styles.session} aria-labelledby={id}>
      <h2 id={id}>{words.session(one.session)}</h2>
      {one.waiting > 0 && <p>{t('office-tickets:sales.waiting', { count: one.waiting })}</p>}
      <PoolTable one={one} />
      <p>
        {t('office-tickets:sales.types')}{' '}
        {one.types.map(({ type, sold }) => `${words.type(type)}: ${formatCount(sold)}`).join(' · ')}
      </p>
      <CallOffPart event={event} one={one} again={again} />
    </section>
  );
}

function PoolTable({ one }: Pick<SessionProps, 'one'>) {
  const { t, said } = useSpeech();
  const columns = ['left', 'sold', 'held', 'places'] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what does not fit is scrolled by keyboard
    <div className={doors.scroll} tabIndex={0} role="group" aria-label={t('office-tickets:sales.pools')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('office-tickets:sales.pool')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`office-tickets:sales.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {one.pools.map(({ pool, title, places, sold, held }) => (
            <tr key={pool}>
              <th scope="row">{said(title).text}</th>
              <td>{formatCount(Math.max(0, places - sold - held))}</td>
              <td>{formatCount(sold)}</td>
              <td>{formatCount(held)}</td>
              <td>{formatCount(places)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
