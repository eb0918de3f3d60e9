import { useState } from 'react';
import { readSeatsCall, type SeatsAnswer } from '#adapters/wire/tickets/read-seats.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { seatChoice } from '#ui-web/components/seat-plan/seat-choice.ts';
import { SeatPlan } from '#ui-web/components/seat-plan/seat-plan.tsx';
import { usePlanWords } from '#ui-web/components/seat-plan/use-plan-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOfficeDeed } from '../../parts/use-office-deed.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { BoxOfficeSale } from './use-box-office.ts';
import styles from './box-office.module.css';

interface DeskSeatsProps {
  readonly event: TicketedEventAnswer;
  readonly sale: BoxOfficeSale;
}

/** The plan of the hall at the desk, for who wants a certain seat; nobody needs to open it. */
export function DeskSeats({ event, sale }: DeskSeatsProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const [seats, setSeats] = useState<SeatsAnswer | null>(null);
  const deed = useOfficeDeed(() => 'office-tickets:seats.failed');
  const { session } = sale.entry;
  const open = () =>
    deed.act(
      () => call(readSeatsCall, { realm, id: event.id, session }),
      (came) => {
        setSeats(came);
        return null;
      },
    );
  const types = sale.chosen.filter(({ hasSeats }) => hasSeats);
  return (
    <div className={styles.seats}>
      <ToldNotice told={deed.told} />
      <p className="note">{t('office-tickets:seats.best')}</p>
      {seats === null ? (
        <OfficeButton look="outline" busy={deed.isBusy} onClick={() => void open()}>
          {t('office-tickets:seats.title')}
        </OfficeButton>
      ) : (
        <p className="note">{t(`office-tickets:seats.${types.length === 0 ? 'first' : 'keys'}`)}</p>
      )}
      {seats !== null &&
        types.map((type) => <PlanOfType key={type.id} type={type} seats={seats} sale={sale} />)}
    </div>
  );
}

interface PlanProps extends Pick<DeskSeatsProps, 'sale'> {
  readonly type: TicketedEventAnswer['types'][number];
  readonly seats: SeatsAnswer;
}

/** The plan for one type: as many seats can be chosen as tickets. */
function PlanOfType({ type, seats, sale }: PlanProps) {
  const { t, said } = useSpeech();
  const words = usePlanWords('office-tickets');
  const pool = seats.pools.find(({ types }) => types.includes(type.id));
  const choice = seatChoice({ counts: sale.counts, seats: sale.entry.seats }, type);
  const title = said(type.title).text;
  if (pool === undefined) return null;
  return (
    <>
      <p role="status">
        {t('office-tickets:seats.of', { type: title, chosen: choice.chosen.length, most: choice.most })}
      </p>
      <SeatPlan
        label={`${t('office-tickets:seats.plan', { pool: said(pool.title).text })}. ${title}`}
        rows={pool.rows}
        stateOf={(row, { number }) => choice.stateOf(pool.rows, row, number)}
        toggle={(row, { number }) => sale.write({ seats: choice.toggled(row, number) })}
        words={words}
      />
    </>
  );
}
