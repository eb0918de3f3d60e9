import { callActivityOffCall } from '#adapters/wire/registrations/office/call-off-activity.ts';
import { takeActivityCallOffBackCall } from '#adapters/wire/registrations/office/take-call-off-back.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { CallOffSigning } from '../parts/call-off-signing.tsx';
import { ToldNotice } from '../parts/told-notice.tsx';
import { useOffice } from '../shell/office-context.ts';
import { type DeskPartProps, useRegistrationDeed } from './use-activity-desk.ts';

/** What became of an activity, and what may become of it: two people call it off. */
export function CallOffActivity({ desk: { activity, callOff }, again }: DeskPartProps) {
  const { t, said } = useSpeech();
  const { council, me } = useOffice();
  const { call, realm } = council;
  const deed = useRegistrationDeed();
  const what = said(activity.title).text;
  const sign = async (reason: string) => {
    await deed.act(
      () => call(callActivityOffCall, { realm, id: activity.id, body: { reason } }),
      ({ isCalledOff, applications, waits }) =>
        isCalledOff
          ? [
              t('office-registrations:off.done', { count: applications }),
              ...(waits > 0 ? [t('office-registrations:off.waits', { count: waits })] : []),
            ].join(' ')
          : // Who signs second finds out if the first signature was taken back meanwhile: theirs is the first one now.
            t(`office-registrations:off.${callOff === null ? 'signed' : 'alone'}`),
    );
    again();
  };
  const takeBack = async () => {
    await deed.act(
      () => call(takeActivityCallOffBackCall, { realm, id: activity.id, body: {} }),
      () => t('office-registrations:off.takenBack'),
    );
    again();
  };
  return (
    <>
      <ToldNotice told={deed.told} />
      <CallOffSigning
        callOff={callOff}
        may={me.acts.has('registration.callOff')}
        say={(word, values) => t(`office-registrations:off.${word}`, { what, ...values })}
        missing={t('office-registrations:why.noReason')}
        isBusy={deed.isBusy}
        sign={sign}
        takeBack={takeBack}
      />
    </>
  );
}
