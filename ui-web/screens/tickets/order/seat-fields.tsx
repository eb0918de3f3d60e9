import type { SeatsAnswer } from '#adapters/wire/tickets/read-seats.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { chosenTypes } from '../buying.ts';
import { SeatPlan } from '#ui-web/components/seat-plan/seat-plan.tsx';
import { seatChoice, seatEntry } from '#ui-web/components/seat-plan/seat-choice.ts';
import { usePlanWords } from '#ui-web/components/seat-plan/use-plan-words.ts';
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
      <p className="note">
        {t('tickets:seats.best')} {open.seats !== null && t('tickets:seats.keys')}
      </p>
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

/** The seats of a type on the plan of the hall, and as a list: as many can be chosen as tickets. */
function SeatsOfType(props: SeatsProps) {
  const { t, said } = useSpeech();
  const words = usePlanWords('tickets');
  const { type, seats, page, presenter } = props;
  const pool = seats?.pools.find(({ types }) => types.includes(type.id));
  const choice = seatChoice(page.entry, type);
  const toggle = (row: string, number: number) => presenter.write({ seats: choice.toggled(row, number) });
  const title = said(type.title).text;
  const of = { type: title, chosen: String(choice.chosen.length), most: String(choice.most) };
  if (pool === undefined) return null;
  return (
    <div className={styles.seats}>
      <p className={styles.seatCount} role="status">
        {t('tickets:seats.of', of)}
      </p>
      <SeatPlan
        label={`${t('tickets:seats.plan', { pool: said(pool.title).text })}. ${title}`}
        rows={pool.rows}
        stateOf={(row, seat) => choice.stateOf(pool.rows, row, seat.number)}
        toggle={(row, { number }) => toggle(row, number)}
        words={words}
      />
      <SeatList {...props} toggle={toggle} />
    </div>
  );
}

/** The free seats of a type, row by row. */
function SeatList({
  type,
  seats,
  page: { entry },
  toggle,
}: SeatsProps & { readonly toggle: (row: string, number: number) => void }) {
  const { t } = useSpeech();
  const pool = seats?.pools.find(({ types }) => types.includes(type.id));
  const { most, chosen } = seatChoice(entry, type);
  return (
    <details>
      <summary>{t('tickets:seats.list')}</summary>
      {pool?.rows.map(({ id: row, seats: all }) => {
        const free = all.filter(({ isFree, need }) => isFree && need === type.need);
        return free.length === 0 ? null : (
          <fieldset key={row} className={styles.seatRow}>
            <legend>{t('tickets:seats.row', { row })}</legend>
            {free.map(({ number }) => {
              const name = seatEntry(type.id, row, number);
              const isChosen = entry.seats.includes(name);
              const others = entry.seats.some((one) => one.endsWith(`/${row}/${number}`) && one !== name);
              return (
                <label key={number}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={others || (!isChosen && chosen.length >= most)}
                    onChange={() => toggle(row, number)}
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
