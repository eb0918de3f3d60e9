import { formatCount } from '#application/text/numbers.ts';
import { IconButton } from '#ui-web/components/button/icon-button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ticketCount, mayAddTicket } from '../buying.ts';
import { fieldOfTicketFailure } from '../failure.ts';
import { useTicketFailure } from '../ticket-failed.tsx';
import { ticketPriceText } from '../words.ts';
import type { OrderProps } from './order-props.ts';
import styles from '../tickets.module.css';

/** How many tickets of each type. */
export function CountFields({ open, page, presenter }: OrderProps) {
  const { t } = useSpeech();
  const words = useTicketFailure();
  const { failure } = page;
  return (
    <fieldset className={styles.group} data-field="counts">
      <legend>{t('tickets:howMany')}</legend>
      <p className="note">
        {t('tickets:most', { count: open.event.perOrder, n: formatCount(open.event.perOrder) })}
      </p>
      {failure !== null && fieldOfTicketFailure(failure.kind) === 'counts' && (
        <Notice tone="error" live="assertive">
          <p>{words(failure)}</p>
        </Notice>
      )}
      <PlainList className={styles.types}>
        {open.event.types.map((type) => (
          <TypeRow key={type.id} {...{ open, page, presenter, type }} />
        ))}
      </PlainList>
    </fieldset>
  );
}

interface TypeRowProps extends OrderProps {
  readonly type: OrderProps['open']['event']['types'][number];
}

/** One type: for whom it is, what it costs, and how many are wanted. */
function TypeRow({ open: { event }, page: { entry }, presenter, type }: TypeRowProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const title = said(type.title);
  const count = ticketCount(entry, type.id);
  const left = event.dates.find(({ id }) => id === entry.session)?.left.find((one) => one.type === type.id);
  return (
    <li>
      <span>
        <b lang={langOf(title)}>{title.text}</b>
        <small>
          {ticketPriceText(type.price, speech)}
          {type.check === 'desk' && ` · ${t('tickets:atDesk')}`}
          {type.check === 'census' && ` · ${t('tickets:residents')}`}
          {left?.left === 0 && ` · ${t('tickets:soldOut')}`}
        </small>
      </span>
      {type.check !== 'desk' && (
        <div className={styles.counter} role="group" aria-label={title.text}>
          <IconButton
            icon="minus"
            label={t('tickets:less', { type: title.text })}
            disabled={count === 0}
            onClick={() => presenter.count(type.id, -1)}
          />
          <output>{count}</output>
          <IconButton
            icon="plus"
            label={t('tickets:more', { type: title.text })}
            disabled={!mayAddTicket(event, entry, type)}
            onClick={() => presenter.count(type.id, 1)}
          />
        </div>
      )}
    </li>
  );
}
