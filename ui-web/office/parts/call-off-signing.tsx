import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useOffice } from '../shell/office-context.ts';
import venues from '../venues/venues.module.css';
import votes from '../votes/votes.module.css';
import { OfficeButton } from './office-button.tsx';
import { SureDialog } from './sure-dialog.tsx';

/** What was signed of calling something off. */
interface SignedCallOff {
  readonly reason: string;
  readonly by: readonly string[];
  readonly isCalledOff: boolean;
}

/** The words of it, which are those of what is called off. */
type CallOffWord =
  | 'title'
  | 'lead'
  | 'reason'
  | 'hint'
  | 'first'
  | 'waiting'
  | 'second'
  | 'sure'
  | 'sureText'
  | 'yes'
  | 'no'
  | 'isOff'
  | 'goOn'
  | 'takeBack';

interface SigningProps {
  /** Null: nobody has signed. */
  readonly callOff: SignedCallOff | null;
  readonly may: boolean;
  readonly say: (word: CallOffWord, values?: Readonly<Record<string, string>>) => string;
  /** What is said if the reason is missing. */
  readonly missing: string;
  readonly isBusy: boolean;
  readonly sign: (reason: string) => Promise<void>;
  /** Takes one’s own first signature back. */
  readonly takeBack: () => Promise<void>;
}

/** Calls something off: one person signs with the reason, another one does it, and whoever may goes on if it was interrupted. */
export function CallOffSigning(props: SigningProps) {
  const { callOff } = props;
  const box = useFocusKept(callOff === null ? 'none' : callOff.isCalledOff ? 'off' : 'signed');
  return (
    <div ref={box} tabIndex={-1}>
      <SigningStep {...props} />
    </div>
  );
}

/** Keeps the focus at what was signed: the form or button that had it is gone after a signature. */
function useFocusKept(state: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) box.current?.focus();
  }, [state]);
  return box;
}

/** A reason as it is quoted in a sentence, which ends with a full stop of its own. */
const quoted = (reason: string): string => reason.replace(/\.$/u, '');

function SigningStep(props: SigningProps) {
  const { callOff, may, say, isBusy, sign } = props;
  if (callOff === null) return may ? <FirstSignature {...props} /> : null;
  if (!callOff.isCalledOff) return <SecondSignature {...props} callOff={callOff} />;
  const { by, reason } = callOff;
  return (
    <Notice
      tone="error"
      actions={
        may && (
          <OfficeButton look="outline" busy={isBusy} onClick={() => void sign(reason)}>
            {say('goOn')}
          </OfficeButton>
        )
      }
    >
      <p>{say('isOff', { who: by.join(', '), reason: quoted(reason) })}</p>
    </Notice>
  );
}

/** Why, for those whom it concerns. Nothing changes until somebody else signs. */
function FirstSignature({ say, missing, isBusy, sign }: SigningProps) {
  const [reason, setReason] = useState('');
  const [isMissing, miss] = useState(false);
  const send = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    miss(reason.trim() === '');
    if (reason.trim() === '') submitted.currentTarget.querySelector('textarea')?.focus();
    else void sign(reason.trim());
  };
  return (
    <details>
      <summary>{say('title')}</summary>
      <form className={venues.section} onSubmit={send} noValidate>
        <p className="note">{say('lead')}</p>
        <TextField
          label={say('reason')}
          hint={say('hint')}
          error={isMissing ? missing : undefined}
          value={reason}
          multiline={3}
          width="40em"
          maxLength={500}
          onChange={setReason}
        />
        <div className={votes.acts}>
          <OfficeButton type="submit" look="outline" busy={isBusy}>
            {say('first')}
          </OfficeButton>
        </div>
      </form>
    </details>
  );
}

/** What the first person signed, and the second signature, of somebody else: it cannot be undone. */
function SecondSignature({
  may,
  say,
  isBusy,
  sign,
  takeBack,
  callOff: { by, reason },
}: SigningProps & { readonly callOff: SignedCallOff }) {
  const { me } = useOffice();
  const [isAsking, ask] = useState(false);
  const isMine = by.includes(me.name);
  return (
    <Notice
      tone="warning"
      actions={
        may &&
        (isMine ? (
          <OfficeButton look="outline" busy={isBusy} onClick={() => void takeBack()}>
            {say('takeBack')}
          </OfficeButton>
        ) : (
          <OfficeButton busy={isBusy} onClick={() => ask(true)}>
            {say('second')}
          </OfficeButton>
        ))
      }
    >
      <p>{say('waiting', { who: by.join(', '), reason: quoted(reason) })}</p>
      <SureDialog
        isOpen={isAsking}
        title={say('sure')}
        lead={say('sureText')}
        yes={say('yes')}
        no={say('no')}
        isBusy={isBusy}
        cancel={() => ask(false)}
        confirm={() => {
          ask(false);
          void sign(reason);
        }}
      />
    </Notice>
  );
}
