import type { SeatsAnswer } from '#adapters/wire/tickets/read-seats.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { chosenTypes, ticketCount, seatsOf } from '../buying.ts';
import { fieldOfTicketFailure } from '../failure.ts';
import { useTicketFailure } from '../ticket-failed.tsx';
import type { OrderProps } from './order-props.ts';
import styles from '../tickets.module.css';

/** Which seats: the best free ones, or those that are chosen from a list. */
export function SeatFields({ open, page, presenter }: OrderProps) {
  const { t } = useSpeech();
  const words = useTicketFailure();
  const { failure, entry } = page;
  const isWrong = failure !== null && fieldOfTicketFailure(failure.kind) === 'seats';
  const types = chosenTypes(open.event, entry).filter(({ hasSeats }) => hasSeats);
  return (
    <fieldset className={styles.group} data-field="seats">
      <legend>{t('tickets:seats.title')}</legend>
      {isWrong && <ErrorText id="seats-error">{words(failure)}</ErrorText>}
      <p className="note">{t('tickets:seats.best')}</p>
      {open.seats === null && (
        <Button look="outline" size="short" onClick={() => void presenter.showSeats()}>
          {t('tickets:seats.show')}
        </Button>
      )}
      {open.seats !== null && types.length === 0 && <p>{t('tickets:seats.first')}</p>}
      {open.seats !== null &&
        types.map((type) => (
          <SeatsOfType key={type.id} type={type} seats={open.seats} page={page} presenter={presenter} />
        ))}
    </fieldset>
  );
}

interface SeatsProps extends Pick<OrderProps, 'page' | 'presenter'> {
  readonly type: OrderProps['open']['event']['types'][number];
  readonly seats: SeatsAnswer | null;
}

/** The free seats of a type, row by row: as many can be chosen as tickets. */
function SeatsOfType({ type, seats, page: { entry }, presenter }: SeatsProps) {
  const { t, said } = useSpeech();
  const pool = seats?.pools.find(({ types }) => types.includes(type.id));
  const chosen = seatsOf(entry, type.id);
  const [most, title] = [ticketCount(entry, type.id), said(type.title).text];
  const nameOf = (row: string, number: number) => `${type.id}/${row}/${number}`;
  const toggle = (name: string, isChosen: boolean) =>
    presenter.write({
      seats: isChosen ? [...entry.seats, name] : entry.seats.filter((one) => one !== name),
    });
  return (
    <details className={styles.seats}>
      <summary>
        {t('tickets:seats.of', { type: title, chosen: String(chosen.length), most: String(most) })}
      </summary>
      {pool?.rows.map(({ id: row, seats: all }) => {
        const free = all.filter(({ isFree, need }) => isFree && need === type.need);
        return free.length === 0 ? null : (
          <fieldset key={row} className={styles.seatRow}>
            <legend>{t('tickets:seats.row', { row })}</legend>
            {free.map(({ number }) => {
              const name = nameOf(row, number);
              const isChosen = entry.seats.includes(name);
              const others = entry.seats.some((one) => one.endsWith(`/${row}/${number}`) && one !== name);
              return (
                <label key={number}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={others || (!isChosen && chosen.length >= most)}
                    onChange={({ target }) => toggle(name, target.checked)}
                  />
                  {number}
                </label>
              );
            })}
          </fieldset>
        );
      })}
    </details>
  );
}
