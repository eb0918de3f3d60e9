import { useCallback } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listOwedForTicketsCall } from '#adapters/wire/tickets/office/list-owed.ts';
import { returnOwedForTicketsCall } from '#adapters/wire/tickets/office/return-owed.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOfficeDeed } from '../../parts/use-office-deed.ts';
import { useOffice } from '../../shell/office-context.ts';
import { AnsweredPart } from '../../venues/decide/asked-part.tsx';
import venues from '../../venues/venues.module.css';
import votes from '../../votes/votes.module.css';
import desk from '../desk/box-office.module.css';
import { OrderLines } from '../order-lines.tsx';
import { useEventWords, whyOfTickets } from '../use-event-words.ts';

type Owed = CallAnswer<typeof listOwedForTicketsCall>['items'][number];

/** Money of tickets that should have gone back: asked of the bank anew, or handed over. */
export function OwedTickets({ event }: { readonly event: TicketedEventAnswer }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const ask = useCallback(
    () => call(listOwedForTicketsCall, { realm, id: event.id }),
    [call, realm, event.id],
  );
  const [answer, again] = useAnswer(ask);
  const deed = useOfficeDeed(whyOfTickets);
  const give = async ({ order, what }: Owed, isHanded: boolean) => {
    const body = { order: order.name, what, isHanded };
    await deed.act(
      () => call(returnOwedForTicketsCall, { realm, id: event.id, body }),
      () => t(`office-tickets:owed.${isHanded ? 'handed' : 'returned'}`),
    );
    again();
  };
  return (
    <section className={venues.section} aria-labelledby="owed">
      <h2 id="owed">{t('office-tickets:owed.title')}</h2>
      <p className="note">{t('office-tickets:owed.lead')}</p>
      <ToldNotice told={deed.told} />
      <AnsweredPart answer={answer} again={again} notRead="office-tickets:notRead">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('office-tickets:owed.none')} />
          ) : (
            <ul role="list" className={classNames(venues.rows, desk.owed)}>
              {items.map((one) => (
                <li key={`${one.order.name} ${one.what}`} className={venues.waits}>
                  <OwedRow event={event} one={one} isBusy={deed.isBusy} give={give} />
                </li>
              ))}
            </ul>
          )
        }
      </AnsweredPart>
    </section>
  );
}

interface RowProps {
  readonly event: TicketedEventAnswer;
  readonly one: Owed;
  readonly isBusy: boolean;
  readonly give: (one: Owed, isHanded: boolean) => Promise<void>;
}

function OwedRow({ event, one, isBusy, give }: RowProps) {
  const { t } = useSpeech();
  const words = useEventWords(event);
  const { order, what, amount, payment } = one;
  const money = words.money(amount);
  const said =
    what === 'late'
      ? t('office-tickets:owed.late', { amount: money })
      : t('office-tickets:owed.ticket', { amount: money, letters: shownLetters(what) });
  return (
    <>
      <OrderLines event={event} order={order} />
      <span>{said}</span>
      {payment !== null && (
        <OfficeLink href={`/gestion/pagos/${encodeURIComponent(payment)}`}>
          {t('office-tickets:owed.payment', { payment })}
        </OfficeLink>
      )}
      <div className={votes.acts}>
        {payment !== null && (
          <OfficeButton
            busy={isBusy}
            aria-label={`${t('office-tickets:owed.again')}: ${said}`}
            onClick={() => void give(one, false)}
          >
            {t('office-tickets:owed.again')}
          </OfficeButton>
        )}
        <OfficeButton
          look="outline"
          busy={isBusy}
          aria-label={`${t('office-tickets:owed.hand')}: ${said}`}
          onClick={() => void give(one, true)}
        >
          {t('office-tickets:owed.hand')}
        </OfficeButton>
      </div>
    </>
  );
}
