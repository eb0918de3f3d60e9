import { callSessionOffCall } from '#adapters/wire/tickets/office/call-off.ts';
import { takeSessionCallOffBackCall } from '#adapters/wire/tickets/office/take-call-off-back.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { CallOffSigning } from '../../parts/call-off-signing.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOfficeDeed } from '../../parts/use-office-deed.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useEventWords, whyOfTickets } from '../use-event-words.ts';
import type { SessionNow } from './figures-now.ts';

interface CallOffProps {
  readonly event: TicketedEventAnswer;
  readonly one: SessionNow;
  readonly again: () => void;
}

/** What became of a session, and what may become of it: two people call it off. */
export function CallOffPart({ event, one, again }: CallOffProps) {
  const { t } = useSpeech();
  const { council, me } = useOffice();
  const { call, realm } = council;
  const words = useEventWords(event);
  const deed = useOfficeDeed(whyOfTickets);
  const sign = async (reason: string) => {
    await deed.act(
      () => call(callSessionOffCall, { realm, id: event.id, body: { session: one.session, reason } }),
      ({ isCalledOff, orders, waits }) =>
        isCalledOff
          ? [
              t('office-tickets:off.done', { count: orders }),
              ...(waits > 0 ? [t('office-tickets:off.waits', { count: waits })] : []),
            ].join(' ')
          : // Who signs second finds out if the first signature was taken back meanwhile: theirs is the first one now.
            t(`office-tickets:off.${one.callOff === null ? 'signed' : 'alone'}`),
    );
    again();
  };
  const takeBack = async () => {
    const body = { session: one.session };
    await deed.act(
      () => call(takeSessionCallOffBackCall, { realm, id: event.id, body }),
      () => t('office-tickets:off.takenBack'),
    );
    again();
  };
  return (
    <>
      <ToldNotice told={deed.told} />
      <CallOffSigning
        callOff={one.callOff}
        may={me.acts.has('event.callOff')}
        say={(word, values) =>
          t(`office-tickets:off.${word}`, { session: words.session(one.session), ...values })
        }
        missing={t('office-tickets:why.reasonMissing')}
        isBusy={deed.isBusy}
        sign={sign}
        takeBack={takeBack}
      />
    </>
  );
}
