import { useEffect, useState } from 'react';
import { acceptInvitationCall } from '#adapters/wire/office/accept-invitation.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { makeCodesCall } from '#adapters/wire/office/make-codes.ts';
import { openInvitationCall } from '#adapters/wire/office/open-invitation.ts';
import { beginByProviderCall } from '#adapters/wire/providers/begin-by-provider.ts';
import { isLeft } from '#domain/shared/result.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeIcon } from '../parts/office-icon.tsx';
import type { OfficeTown } from '../office-facts.ts';
import styles from './access.module.css';
import { type Authenticator, browserAuthenticator } from './authenticator.ts';
import { CodesSheet } from './codes-sheet.tsx';
import { Door } from './door.tsx';
import { faultWords } from './fault-words.ts';
import { ProviderButton } from './provider-button.tsx';

/** The address of an invitation; its secret is behind the #, which no server sees. */
export const invitationPath = '/gestion/invitacion';

interface InvitationProps {
  readonly council: OfficeCouncil;
  readonly town: OfficeTown;
  /** The secret of the link. */
  readonly invitation: string;
  /** Called when the person is inside, or wants to sign in instead. */
  readonly leave: () => void;
  readonly authenticator?: Authenticator;
}

type Opened = CallAnswer<typeof openInvitationCall>;
type Standing =
  | { readonly kind: 'loading' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly why: { readonly kind: string } }
  | { readonly kind: 'open'; readonly opened: Opened }
  | { readonly kind: 'inside'; readonly name: string; readonly codes: readonly string[] };

/** What the link of an invitation opens: the first passkey is made, and codes are printed for the day on which it is lost. */
export function InvitationScreen({
  council,
  town,
  invitation,
  leave,
  authenticator = browserAuthenticator,
}: InvitationProps) {
  const { t, said } = useSpeech();
  const [standing, setStanding] = useState<Standing>({ kind: 'loading' });
  const { realm, call } = council;
  useEffect(() => {
    const open = async () => {
      const opened = await call(openInvitationCall, { realm, body: { invitation } });
      if (!isLeft(opened)) setStanding({ kind: 'open', opened: opened.right });
      else if (opened.left.kind === 'invitationInvalid') setStanding({ kind: 'invalid' });
      else setStanding({ kind: 'failed', why: opened.left });
    };
    void open();
  }, [call, realm, invitation]);
  /** The person is inside now; without codes, if these could not be made, they are made later. */
  const enter = async (name: string) => {
    const made = await call(makeCodesCall, { realm });
    if (isLeft(made)) leave();
    else setStanding({ kind: 'inside', name, codes: made.right.codes });
  };
  if (standing.kind === 'inside')
    return (
      <Door>
        <CodesSheet
          name={standing.name}
          town={said(town.name).text}
          codes={standing.codes}
          level={1}
          onDone={leave}
        />
      </Door>
    );
  return (
    <Door>
      {standing.kind === 'loading' && <LoadingList title={t('office:loading')} />}
      {standing.kind === 'failed' && (
        <Notice tone="error">
          <p>{faultWords(t, standing.why)}</p>
        </Notice>
      )}
      {standing.kind === 'invalid' && <InvalidLink leave={leave} />}
      {standing.kind === 'open' && (
        <FirstKey
          council={council}
          invitation={invitation}
          opened={standing.opened}
          provider={town.provider}
          authenticator={authenticator}
          onInside={() => void enter(standing.opened.name)}
        />
      )}
    </Door>
  );
}

interface FirstKeyProps extends Pick<InvitationProps, 'council' | 'invitation'> {
  readonly opened: Opened;
  readonly provider: OfficeTown['provider'];
  readonly authenticator: Authenticator;
  readonly onInside: () => void;
}

function FirstKey({ council, invitation, opened, provider, authenticator, onInside }: FirstKeyProps) {
  const { t } = useSpeech();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { realm, call } = council;
  const make = async (): Promise<{ readonly kind: string } | null> => {
    // A challenge counts once: each try asks for its own.
    const fresh = fault === null ? null : await call(openInvitationCall, { realm, body: { invitation } });
    if (fresh !== null && isLeft(fresh)) return fresh.left;
    const answer = await authenticator.make((fresh?.right ?? opened).options);
    if (isLeft(answer)) return answer.left;
    const body = { invitation, answer: answer.right, name };
    const accepted = await call(acceptInvitationCall, { realm, body });
    return isLeft(accepted) ? accepted.left : null;
  };
  const send = async () => {
    setBusy(true);
    const refused = await make();
    setBusy(false);
    if (refused === null) onInside();
    else setFault(faultWords(t, refused));
  };
  return (
    <>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{t('office-access:invitation.hello', { name: opened.name })}</h1>
        <p className={styles.lead}>{t('office-access:invitation.text')}</p>
      </div>
      {fault !== null && (
        <Notice tone="error" live="assertive">
          <p>{fault}</p>
        </Notice>
      )}
      <form
        noValidate
        className="stack stack-12"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send();
        }}
      >
        <TextField
          label={t('office-access:invitation.name')}
          hint={t('office-access:invitation.nameHint')}
          width="100%"
          maxLength={60}
          value={name}
          onChange={setName}
        />
        <OfficeButton type="submit" className={styles.wide} busy={isBusy}>
          <OfficeIcon name="access" />
          {t('office-access:invitation.button')}
        </OfficeButton>
      </form>
      <ByAccount council={council} provider={provider} invitation={invitation} />
    </>
  );
}

/** The other way to accept it: the council's own account, where it has one. */
function ByAccount({
  council: { realm, call },
  provider,
  invitation,
}: Pick<FirstKeyProps, 'council' | 'provider' | 'invitation'>) {
  const { t } = useSpeech();
  if (provider === null) return null;
  return (
    <>
      <p className="note">{t('office-access:account.instead')}</p>
      <ProviderButton
        name={provider}
        begin={() => call(beginByProviderCall, { realm, body: { invitation } })}
      />
    </>
  );
}

function InvalidLink({ leave }: Pick<InvitationProps, 'leave'>) {
  const { t } = useSpeech();
  return (
    <>
      <h1 tabIndex={-1}>{t('office-access:invitation.invalidTitle')}</h1>
      <p className={styles.lead}>{t('office-access:invitation.invalid')}</p>
      <OfficeButton look="outline" onClick={leave}>
        {t('office-access:invitation.signIn')}
      </OfficeButton>
    </>
  );
}
