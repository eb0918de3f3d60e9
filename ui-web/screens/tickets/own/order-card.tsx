import { capital } from '#application/text/capital.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { whenText } from '../words.ts';
import { HeldTickets } from './held-tickets.tsx';
import type { OrderPartProps } from './own-props.ts';
import { PaperOfTickets } from './ticket-paper.tsx';
import { TicketPass } from './ticket-pass.tsx';
import styles from '../tickets.module.css';

/** An order of this device, and what can be done with it in its state. */
export function OrderCard({ one, page, presenter }: OrderPartProps) {
  const speech = useSpeech();
  const { said } = speech;
  const { timeZone } = usePlace().site;
  return (
    <section className={styles.own} aria-labelledby={`own-${one.id}`}>
      <h3 id={`own-${one.id}`} tabIndex={-1} className={styles.ownTitle}>
        {said(one.event.title).text}
        <small>{capital(whenText(one.session.start, timeZone, speech))}</small>
      </h3>
      <OrderState one={one} page={page} presenter={presenter} />
    </section>
  );
}

function OrderState(props: OrderPartProps) {
  const { one } = props;
  const { until } = one;
  if (one.state === 'held' && until !== null)
    return <HeldTickets one={{ ...one, until }} presenter={props.presenter} />;
  if (one.state === 'waiting') return <Waiting {...props} />;
  if (one.state === 'granted') return <Granted {...props} />;
  return <Ended {...props} />;
}

/** An order whose turn has not come. */
function Waiting({ one, presenter }: OrderPartProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { timeZone } = usePlace().site;
  const { before, drawnAt } = one;
  return (
    <Notice
      tone="info"
      live="polite"
      actions={
        <div className="actions">
          <Button look="outline" size="short" onClick={() => void presenter.refresh()}>
            {t('tickets:waiting.look')}
          </Button>
          <Button look="text" size="short" onClick={() => void presenter.leave(one)}>
            {t('tickets:waiting.leave')}
          </Button>
        </div>
      }
    >
      <p>
        <strong>
          {drawnAt === null
            ? t('tickets:waiting.before', { count: before ?? 0, n: formatCount(before ?? 0) })
            : t('tickets:waiting.drawn', { when: whenText(drawnAt, timeZone, speech) })}
        </strong>
      </p>
      <p>{t('tickets:waiting.text')}</p>
    </Notice>
  );
}

/** Tickets that are their holder's: each one, the calendar and the paper. */
function Granted({ one, page, presenter }: OrderPartProps) {
  const { t } = useSpeech();
  const { calendar, session } = one;
  return (
    <>
      {session.isMoved && (
        <Notice tone="warning">
          <p>{t('tickets:own.moved')}</p>
        </Notice>
      )}
      <div className={styles.passes}>
        {one.tickets.map((ticket) => (
          <TicketPass key={ticket.id} {...{ one, page, presenter, ticket }} />
        ))}
      </div>
      <div className="actions">
        <PaperOfTickets one={one} />
        {calendar !== null && (
          <Button
            look="outline"
            size="short"
            onClick={() => saveBytes(`${t('tickets:paper.file')}.ics`, calendar, 'text/calendar')}
          >
            {t('tickets:own.calendar')}
          </Button>
        )}
      </div>
    </>
  );
}

/** An order that is over: why, and a way to take it off the list. */
function Ended({ one, presenter }: OrderPartProps) {
  const { t } = useSpeech();
  const { state, reason, id } = one;
  return (
    <>
      <p>
        {t(`tickets:state.${state}`)} {state === 'calledOff' && reason}
      </p>
      <Button look="text" size="short" onClick={() => presenter.forget(id)}>
        {t('tickets:own.forget')}
      </Button>
    </>
  );
}
