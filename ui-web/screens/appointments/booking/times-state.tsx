import type { ReactNode } from 'react';
import type { FreeTimesAnswer } from '#adapters/wire/appointments/setup.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { BookingNotice, Working } from './booking-notice.tsx';
import { ProveForm } from './prove-form.tsx';
import type { BookingStepProps } from './step-props.ts';

interface TimesStateProps extends Pick<BookingStepProps, 'page' | 'presenter'> {
  readonly children: (times: FreeTimesAnswer) => ReactNode;
}

/** Free times: on their way, not to be had, or here. */
export function TimesState({ page, presenter, children }: TimesStateProps) {
  const { t } = useSpeech();
  const { times, failure, proving } = page;
  return (
    <>
      <Working page={page} />
      {failure !== null && proving === null && <BookingNotice failure={failure} />}
      {proving !== null && <ProveForm {...{ page, presenter }} wanted={proving} />}
      {times.kind === 'waiting' && <LoadingList title={t('appointments:time.loading')} />}
      {times.kind === 'failed' && (
        <ErrorState
          title={t('appointments:time.failed')}
          level={3}
          retry={{ text: t('shell:failure.retry'), onClick: () => void presenter.again() }}
        />
      )}
      {times.kind === 'here' && children(times.times)}
    </>
  );
}
