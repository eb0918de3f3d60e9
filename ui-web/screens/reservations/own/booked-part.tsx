import { useState } from 'react';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { useCopy } from '#ui-web/screens/request/answers/keep-copy.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ReservationsPresenter } from '../presenter.ts';
import type { ReservationsPage } from '../state.ts';
import { moneyText, venueAddress } from '../words.ts';
import { DoorRule, ReservationPass } from './pass.tsx';
import { reservationPaper } from './reservation-paper.ts';

export interface OwnProps {
  readonly one: OwnReservationAnswer;
  readonly page: ReservationsPage;
  readonly presenter: ReservationsPresenter;
}

/** A reservation that is its holder's: the pass, the calendar, the paper, another hour, or giving it back. */
export function BookedPart({ one, page, presenter }: OwnProps) {
  const { t } = useSpeech();
  const { refundNow, id } = one;
  const isLeaving = page.returning?.key === id;
  return (
    <>
      <ReservationPass one={one} />
      <div className="actions">
        <CalendarButton one={one} />
        <PaperButton one={one} />
        {refundNow !== null && <MoveButton one={one} presenter={presenter} />}
        {refundNow !== null && !isLeaving && (
          <Button look="text" size="short" onClick={() => presenter.askToGiveBack(id)}>
            {t('reservations:back.ask')}
          </Button>
        )}
      </div>
      {isLeaving && <GivingBack {...{ one, page, presenter }} />}
      <DoorRule one={one} />
    </>
  );
}

function CalendarButton({ one: { calendar } }: Pick<OwnProps, 'one'>) {
  const { t } = useSpeech();
  if (calendar === null) return null;
  const save = () => saveBytes(`${t('reservations:paper.file')}.ics`, calendar, 'text/calendar');
  return <Button onClick={save}>{t('reservations:pass.calendar')}</Button>;
}

function PaperButton({ one }: Pick<OwnProps, 'one'>) {
  const speech = useSpeech();
  const { site } = usePlace();
  const { state, keep } = useCopy();
  const paper = () =>
    keep(
      one.letters ?? '',
      reservationPaper(one, { town: speech.said(site.name).text, zone: site.timeZone, speech }),
    );
  return (
    <>
      <Button
        look="outline"
        size="short"
        icon="download"
        busy={state === 'making'}
        onClick={() => void paper()}
      >
        {speech.t('reservations:paper.save')}
      </Button>
      {state === 'failed' && <span role="alert">{speech.t('reservations:paper.failed')}</span>}
    </>
  );
}

/** Leads to the times of the venue of a reservation, to choose another one. */
function useMoving({ one, presenter }: Omit<OwnProps, 'page'>) {
  const { go } = useNavigate();
  const [isGoing, setGoing] = useState(false);
  const { language } = useSpeech();
  const { venue, place, start, end, id } = one;
  const move = async () => {
    setGoing(true);
    const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
    const fresh = { first: '', day: '', start: null };
    presenter.write({ ...fresh, venue: venue.id, place: place.id, minutes, moving: id });
    go(venueAddress(venue.id));
    await presenter.open(venue.id, language);
    setGoing(false);
    presenter.seekTimes();
  };
  return { isGoing, move };
}

/** Begins to choose another hour. */
export function MoveButton({ one, presenter }: Omit<OwnProps, 'page'>) {
  const { t } = useSpeech();
  const { isGoing, move } = useMoving({ one, presenter });
  return (
    <Button look="outline" size="short" busy={isGoing} onClick={() => void move()}>
      {t(one.state === 'displaced' ? 'reservations:displaced.other' : 'reservations:moving.ask')}
    </Button>
  );
}

/** What comes back and what is kept, before it is given back. */
function GivingBack({ one, page, presenter }: OwnProps) {
  const { t } = useSpeech();
  const money = moneyOf(one);
  return (
    <Notice
      tone="warning"
      live="polite"
      actions={
        <div className="actions">
          <Button
            size="short"
            busy={page.returning?.isSending ?? false}
            onClick={() => void presenter.giveBack(one)}
          >
            {t('reservations:back.confirm')}
          </Button>
          <Button look="text" size="short" onClick={() => presenter.askToGiveBack(null)}>
            {t('reservations:back.keep')}
          </Button>
        </div>
      }
    >
      <p>
        {t('reservations:back.sure')}{' '}
        {one.total > 0 && t(`reservations:back.${money.kind}`, { back: money.back, kept: money.kept })}
      </p>
    </Notice>
  );
}

function moneyOf({ total, refundNow }: OwnReservationAnswer) {
  const back = refundNow ?? 0;
  const some = back === 0 ? 'nothing' : 'part';
  return { kind: back === total ? 'all' : some, back: moneyText(back), kept: moneyText(total - back) };
}
