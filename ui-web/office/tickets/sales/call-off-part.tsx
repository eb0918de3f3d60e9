import { type FormEvent, useState } from 'react';
import { callSessionOffCall } from '#adapters/wire/tickets/office/call-off.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { SureDialog } from '../../parts/sure-dialog.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOfficeDeed } from '../../parts/use-office-deed.ts';
import { useOffice } from '../../shell/office-context.ts';
import venues from '../../venues/venues.module.css';
import votes from '../../votes/votes.module.css';
import { useEventWords, whyOfTickets } from '../use-event-words.ts';
import type { SessionNow } from './figures-now.ts';

interface CallOffProps {
  readonly event: TicketedEventAnswer;
  readonly one: SessionNow;
  readonly again: () => void;
}

/** Calls a session off: one person signs with the reason, another one does it. */
function useCallOff({ event, one, again }: CallOffProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
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
          : t('office-tickets:off.signed'),
    );
    again();
  };
  return { ...deed, sign };
}

/** What became of a session, and what may become of it. */
export function CallOffPart(props: CallOffProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const { one } = props;
  const { callOff } = one;
  const deed = useCallOff(props);
  const may = me.acts.has('event.callOff');
  return (
    <>
      <ToldNotice told={deed.told} />
      {callOff?.isCalledOff === true && (
        <Notice
          tone="error"
          actions={
            may && (
              <OfficeButton look="outline" busy={deed.isBusy} onClick={() => void deed.sign(callOff.reason)}>
                {t('office-tickets:off.goOn')}
              </OfficeButton>
            )
          }
        >
          <p>{t('office-tickets:off.isOff', { who: callOff.by.join(', '), reason: callOff.reason })}</p>
        </Notice>
      )}
      {callOff?.isCalledOff === false && <SecondSignature {...props} deed={deed} callOff={callOff} />}
      {callOff === null && may && <FirstSignature {...props} deed={deed} />}
    </>
  );
}

interface SigningProps extends CallOffProps {
  readonly deed: ReturnType<typeof useCallOff>;
}

/** Why, for those who have tickets. Nothing changes until somebody else signs. */
function FirstSignature({ event, one, deed }: SigningProps) {
  const { t } = useSpeech();
  const words = useEventWords(event);
  const [reason, setReason] = useState('');
  const [isMissing, miss] = useState(false);
  const send = (submitted: FormEvent) => {
    submitted.preventDefault();
    miss(reason.trim() === '');
    if (reason.trim() !== '') void deed.sign(reason.trim());
  };
  return (
    <details>
      <summary>{t('office-tickets:off.title')}</summary>
      <form className={venues.section} onSubmit={send} noValidate>
        <p className="note">{t('office-tickets:off.lead')}</p>
        <TextField
          label={t('office-tickets:off.reason', { session: words.session(one.session) })}
          hint={t('office-tickets:off.hint')}
          error={isMissing ? t('office-tickets:why.reasonMissing') : undefined}
          value={reason}
          multiline={2}
          maxLength={500}
          onChange={setReason}
        />
        <div className={votes.acts}>
          <OfficeButton type="submit" look="outline" busy={deed.isBusy}>
            {t('office-tickets:off.first')}
          </OfficeButton>
        </div>
      </form>
    </details>
  );
}

interface SecondProps extends SigningProps {
  readonly callOff: NonNullable<SessionNow['callOff']>;
}

/** What the first person signed, and the second signature, of somebody else: it cannot be undone. */
function SecondSignature({ event, one, deed, callOff: { by, reason } }: SecondProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const words = useEventWords(event);
  const [isAsking, ask] = useState(false);
  const maySign = me.acts.has('event.callOff') && !by.includes(me.name);
  return (
    <Notice
      tone="warning"
      actions={
        maySign && (
          <OfficeButton busy={deed.isBusy} onClick={() => ask(true)}>
            {t('office-tickets:off.second')}
          </OfficeButton>
        )
      }
    >
      <p>{t('office-tickets:off.waiting', { who: by.join(', '), reason })}</p>
      <SureDialog
        isOpen={isAsking}
        title={t('office-tickets:off.sure', { session: words.session(one.session) })}
        lead={t('office-tickets:off.sureText')}
        yes={t('office-tickets:off.yes')}
        no={t('office-tickets:off.no')}
        isBusy={deed.isBusy}
        cancel={() => ask(false)}
        confirm={() => {
          ask(false);
          void deed.sign(reason);
        }}
      />
    </Notice>
  );
}
