import { useState } from 'react';
import { askToSignInCall } from '#adapters/wire/office/ask-to-sign-in.ts';
import { signInByCodeCall } from '#adapters/wire/office/sign-in-with-code.ts';
import { signInWithKeyCall } from '#adapters/wire/office/sign-in-with-key.ts';
import { beginByProviderCall } from '#adapters/wire/providers/begin-by-provider.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeIcon } from '../parts/office-icon.tsx';
import styles from './access.module.css';
import { type Authenticator, browserAuthenticator } from './authenticator.ts';
import { Door } from './door.tsx';
import { faultWords } from './fault-words.ts';
import { ProviderButton } from './provider-button.tsx';

interface SignInProps {
  readonly council: OfficeCouncil;
  /** What people call their account at the council's provider; null if it has none. */
  readonly provider: LocalizedText | null;
  /** Called when the person is signed in; where they go next, if it is not where they wanted to go. */
  readonly onInside: (place?: string) => void;
  readonly authenticator?: Authenticator;
}

/** Passkeys need a name: an address that is a number has none. */
const isNumber = (host: string) => /^(?:\d+\.){3}\d+$|^\[/u.test(host);

/** How people of staff come in: by their passkey, by their account or, if all is lost, by a code on paper. */
export function SignIn({ council, provider, onInside, authenticator = browserAuthenticator }: SignInProps) {
  const { t } = useSpeech();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { realm, call } = council;
  const isNumbered = isNumber(window.location.hostname);
  const enter = async () => {
    setBusy(true);
    setFault(null);
    const refused = await enterWithKey();
    setBusy(false);
    if (refused === null) onInside();
    else setFault(faultWords(t, refused));
  };
  const enterWithKey = async (): Promise<{ readonly kind: string } | null> => {
    const asked = await call(askToSignInCall, { realm });
    if (isLeft(asked)) return asked.left;
    const answer = await authenticator.use(asked.right);
    if (isLeft(answer)) return answer.left;
    const inside = await call(signInWithKeyCall, { realm, body: { answer: answer.right } });
    return isLeft(inside) ? inside.left : null;
  };
  return (
    <Door>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{t('office-access:signIn.title')}</h1>
        <p className={styles.lead}>{t('office-access:signIn.text')}</p>
      </div>
      {isNumbered ? (
        <NumberedAddress />
      ) : (
        <>
          {fault !== null && (
            <Notice tone="error" live="assertive">
              <p>{fault}</p>
            </Notice>
          )}
          <OfficeButton className={styles.wide} busy={isBusy} onClick={() => void enter()}>
            <OfficeIcon name="access" />
            {t('office-access:signIn.button')}
          </OfficeButton>
          <p className="note">{t('office-access:signIn.phone')}</p>
        </>
      )}
      {provider !== null && (
        <ProviderButton name={provider} begin={() => call(beginByProviderCall, { realm, body: {} })} />
      )}
      {!isNumbered && <CodeForm council={council} onInside={onInside} />}
      <p className="note">{t('office-access:signIn.first')}</p>
      <p className="note">
        {t('office-access:signIn.noted')} <a href="/">{t('office-access:signIn.portal')}</a>
      </p>
    </Door>
  );
}

function NumberedAddress() {
  const { t } = useSpeech();
  const { port, pathname, search, hash } = window.location;
  const address = `http://localhost${port === '' ? '' : `:${port}`}${pathname}${search}${hash}`;
  return (
    <Notice tone="warning">
      <p>
        <strong>{t('office-access:number.title')}</strong> {t('office-access:number.text')}
      </p>
      <p>
        <a href={address}>{t('office-access:number.link')}</a>
      </p>
    </Notice>
  );
}

/** The way in for who has no passkey any more; it leads to where another one is made. */
function CodeForm({ council, onInside }: Pick<SignInProps, 'council' | 'onInside'>) {
  const { t } = useSpeech();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (code.trim() === '') {
      setFault(t('office-access:code.empty'));
      return;
    }
    setBusy(true);
    const inside = await council.call(signInByCodeCall, { realm: council.realm, body: { code } });
    setBusy(false);
    if (isLeft(inside)) setFault(faultWords(t, inside.left));
    else onInside('/gestion/acceso');
  };
  return (
    <details className={styles.lost}>
      <summary>{t('office-access:signIn.lost')}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send();
        }}
      >
        <TextField
          label={t('office-access:code.label')}
          hint={t('office-access:code.hint')}
          error={fault}
          width="16em"
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <OfficeButton type="submit" look="outline" busy={isBusy}>
          {t('office-access:code.button')}
        </OfficeButton>
      </form>
    </details>
  );
}
