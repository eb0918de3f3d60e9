import type { FreeTimesAnswer } from '#adapters/wire/appointments/setup.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { MoveQuestion } from '../own/move-question.tsx';
import { dayAfter, shownDay } from '../view-model.ts';
import { ChosenSoFar } from './chosen-so-far.tsx';
import { DayList } from './day-list.tsx';
import { FirstTime } from './first-time.tsx';
import { NothingFree } from './nothing-free.tsx';
import { StepFrame } from './step-frame.tsx';
import type { BookingStepProps } from './step-props.ts';
import { TimeList } from './time-list.tsx';
import { TimesState } from './times-state.tsx';

/** When: the first time of the office, its days, and the times of one of them. */
export function TimeStep(props: BookingStepProps) {
  const { page } = props;
  const { t } = useSpeech();
  const isMoving = page.moving !== null;
  return (
    <StepFrame
      step="time"
      title={t(isMoving ? 'appointments:move.title' : 'appointments:time.title')}
      page={page}
      aside={<ChosenSoFar {...props} />}
      count={!isMoving}
    >
      {isMoving && <MoveQuestion {...props} />}
      <TimesState {...props}>{(times) => <Times {...props} times={times} />}</TimesState>
    </StepFrame>
  );
}

function Times({ times, ...props }: BookingStepProps & { readonly times: FreeTimesAnswer }) {
  const { page, presenter } = props;
  const { office, day: chosenDay, from } = page.chosen;
  const first = times.offices.find(({ id }) => id === office)?.first ?? null;
  const day = shownDay(times.days, chosenDay);
  if (office === null) return null;
  if (first === null) return <NothingFree {...props} times={times} />;
  return (
    <>
      <FirstTime {...{ page, presenter, office }} at={first} />
      <DayList
        days={times.days}
        chosen={day?.day ?? null}
        choose={presenter.chooseDay}
        later={dayAfter(times.days)}
        isFirst={from === null}
        go={(next) => void presenter.toDays(next)}
      />
      {day === null ? (
        <NothingFree {...props} times={times} />
      ) : (
        <TimeList {...{ page, presenter, office, day }} />
      )}
    </>
  );
}
