import { capital } from '#application/text/capital.ts';
import { formatCount, withPercent } from '#application/text/numbers.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { FavouriteButton } from '#ui-web/screens/pocket/favourites/favourite-button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { TicketOrderForm } from './order/order-form.tsx';
import { OwnTickets } from './own/own-tickets.tsx';
import type { TicketsPresenter } from './presenter.ts';
import type { OpenEvent, TicketsPage } from './state.ts';
import { whenText } from './words.ts';
import styles from './tickets.module.css';

interface EventProps {
  readonly open: OpenEvent;
  readonly page: TicketsPage;
  readonly presenter: TicketsPresenter;
}

/** An event: what it is, what this device has of it, and what can be had. */
export function EventPage({ open, page, presenter }: EventProps) {
  const { t, said } = useSpeech();
  const { event } = open;
  const [title, summary, place] = [said(event.title), said(event.summary), said(event.place)];
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('shell:breadcrumbs')}
        items={[
          { href: '/', text: t('shell:home') },
          { href: '/entradas', text: t('tickets:title') },
        ]}
      />
      <div className="page-top">
        <ScreenTitle of={title} />
        <p className="lead" lang={langOf(summary)}>
          {summary.text}
        </p>
        <p>{place.text}</p>
        <ComingDates open={open} />
        <FavouriteButton title={title.text} />
      </div>
      <OwnTickets page={page} presenter={presenter} />
      <Choosing open={open} page={page} presenter={presenter} />
    </div>
  );
}

/** The days of an event whose tickets cannot be had yet: until then its form, which says them, is not shown. */
function ComingDates({ open: { event } }: Pick<EventProps, 'open'>) {
  const speech = useSpeech();
  const { council, site } = usePlace();
  const dates = event.dates.filter(({ calledOff }) => calledOff === null);
  if (Date.parse(event.saleFrom) <= council.clock.now() || dates.length === 0) return null;
  return (
    <PlainList>
      {dates.map(({ id, start }) => (
        <li key={id}>
          <strong>{capital(whenText(start, site.timeZone, speech))}</strong>
        </li>
      ))}
    </PlainList>
  );
}

function Choosing({ open, page, presenter }: EventProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { council, site } = usePlace();
  const { event } = open;
  const isBefore = Date.parse(event.saleFrom) > council.clock.now();
  return (
    <section className={styles.row} aria-labelledby="elige">
      <div className={styles.head}>
        <h2 id="elige" tabIndex={-1}>
          {t('tickets:choose')}
        </h2>
        <Terms open={open} />
      </div>
      <div className={styles.matter}>
        {isBefore && (
          <Notice tone="info">
            <p>
              <strong>
                {t('tickets:saleFrom', { when: whenText(event.saleFrom, site.timeZone, speech) })}
              </strong>
            </p>
          </Notice>
        )}
        {event.gatheredUntil !== null && (
          <Notice tone="info">
            <p>{t('tickets:gathers')}</p>
          </Notice>
        )}
        {event.dates.map(({ id, calledOff, start }) =>
          calledOff === null ? null : (
            <Notice key={id} tone="warning">
              <p>
                <strong>{t('tickets:calledOff', { when: whenText(start, site.timeZone, speech) })}</strong>{' '}
                {calledOff}
              </p>
            </Notice>
          ),
        )}
        {!isBefore && <TicketOrderForm open={open} page={page} presenter={presenter} />}
      </div>
    </section>
  );
}

/** What comes back of what is given back, and what else holds. */
function Terms({ open: { event } }: Pick<EventProps, 'open'>) {
  const { t, language } = useSpeech();
  const terms = event.terms.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  return (
    <>
      {terms.length === 0 && <p>{t('tickets:terms.none')}</p>}
      {terms.map(({ hoursBefore, percent }) => {
        const back = { percent: withPercent(formatCount(percent), language) };
        return (
          <p key={hoursBefore}>
            {hoursBefore === 0
              ? t('tickets:terms.until', back)
              : t('tickets:terms.back', { ...back, count: hoursBefore, n: formatCount(hoursBefore) })}
          </p>
        );
      })}
      {event.isTransferable && <p>{t('tickets:terms.transfer')}</p>}
    </>
  );
}
