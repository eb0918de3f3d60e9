import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { ReservationsPresenter } from '../presenter.ts';
import { firstTimeOf, otherPlaces, otherTimes } from './alternatives.ts';
import { OtherTimes } from './other-times.tsx';
import { type TimesMatter, weeksAround } from './times-view.ts';

interface NothingProps {
  readonly matter: TimesMatter;
  readonly choose: (place: string, start: string) => void;
  readonly turn: ReservationsPresenter['turn'];
}

/** A place has no time in the week that is shown: which others have, and how to go on. */
export function NoFreeTime({ matter, choose, turn }: NothingProps) {
  const { t } = useSpeech();
  const { open, entry } = matter;
  if (firstTimeOf(open.week, entry.place) !== null) return null;
  const others = otherPlaces(open.week, entry.place);
  const { next, isNext: isWithin } = weeksAround(matter);
  return (
    <Notice
      tone="info"
      live="polite"
      actions={
        isWithin && (
          <Button look="outline" size="short" onClick={() => void turn({ first: next })}>
            {t('reservations:times.next')}
          </Button>
        )
      }
    >
      <p>
        <strong>{t('reservations:soldOut.week')}</strong>{' '}
        {others.length > 0 ? t('reservations:soldOut.others') : t('reservations:soldOut.back')}
      </p>
      <OtherTimes open={open} times={others} choose={choose} />
      {!open.venue.needsApproval && (
        <p>
          <a href="#espera">{t('waiting:invite.open')}</a>
        </p>
      )}
    </Notice>
  );
}

/** What else there is for who has just lost a time to somebody faster. */
export function WhatElse({ matter, choose }: Omit<NothingProps, 'turn'>) {
  const { t } = useSpeech();
  const { open, entry } = matter;
  if (entry.start === null) return null;
  const { places, times } = otherTimes(open.week, { place: entry.place, start: entry.start });
  if (places.length + times.length === 0) return <p>{t('reservations:soldOut.back')}</p>;
  return (
    <>
      <p>{t('reservations:soldOut.else')}</p>
      <OtherTimes open={open} times={[...places, ...times]} choose={choose} />
    </>
  );
}
