import { type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { FormContext } from '#ui-web/screens/request/form-context.ts';
import { preparePhoto } from '#ui-web/screens/request/files/prepare-photo.ts';
import { type RequestPresenter, requestPresenter } from '#ui-web/screens/request/presenter.ts';
import type { OpenForm } from '#ui-web/screens/request/state.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { learnForms } from '../../i18n/forms/form-texts.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { DeskFields } from './desk-fields.tsx';
import { DeskFormsContext } from './desk-forms.ts';
import { enterBy, type Entering, type EnterTrouble } from './enter.ts';
import styles from './enter.module.css';

interface EntryFormProps {
  /** The id of the mailbox. */
  readonly mailbox: string;
  readonly entering: Entering;
  readonly entered: (request: StaffRequest) => void;
  /** For whom it is, after what they ask for. */
  readonly children: ReactNode;
}

/** The presenter of the form, once its scripts and texts are here. */
function useDeskForm(
  { mailbox, entering, entered }: Omit<EntryFormProps, 'children'>,
  tell: (why: EnterTrouble | null) => void,
) {
  const { council, town } = useOffice();
  const speech = useSpeech();
  const compose = use(DeskFormsContext);
  const now = useRef({ entering, entered });
  useEffect(() => {
    now.current = { entering, entered };
  });
  const make = useCallback(async () => {
    const enter = enterBy(council, {
      of: () => now.current.entering,
      entered: (request) => now.current.entered(request),
      trouble: tell,
    });
    const [forms] = await Promise.all([
      compose({ realm: council.realm, language: () => speech.language, zone: town.timeZone, enter }),
      learnForms(speech),
    ]);
    const presenter = requestPresenter({
      council: forms,
      id: mailboxId(mailbox),
      preparePhoto,
    });
    presenter.speakIn(speech);
    void presenter.load();
    return presenter;
  }, [council, town, compose, speech, mailbox, tell]);
  return useAnswer(make)[0];
}

/** The fields of a mailbox, as its form in the portal has them, and the button that enters what was told. */
export function EntryForm(props: EntryFormProps) {
  const { t } = useSpeech();
  const [trouble, tell] = useState<EnterTrouble | null>(null);
  const presenter = useDeskForm(props, tell);
  return presenter === null ? (
    <LoadingList title={t('office-desk:enter.loading')} rows={4} />
  ) : (
    <LoadedForm
      presenter={presenter}
      trouble={trouble}
      canSend={props.entering.shown.trim() !== ''}
      tell={tell}
    >
      {props.children}
    </LoadedForm>
  );
}

interface LoadedProps {
  readonly presenter: RequestPresenter;
  readonly trouble: EnterTrouble | null;
  /** Whether the consent is noted. */
  readonly canSend: boolean;
  readonly tell: (why: EnterTrouble | null) => void;
  readonly children: ReactNode;
}

function LoadedForm({ presenter, ...others }: LoadedProps) {
  const speech = useSpeech();
  const { town } = useOffice();
  const state = useViewModel(presenter);
  const tools = useMemo(
    () => ({ presenter, speech, zone: town.timeZone, profileHref: '' }),
    [presenter, speech, town],
  );
  if (state.kind === 'loading') return <LoadingList title={speech.t('office-desk:enter.loading')} rows={4} />;
  if (state.kind !== 'open')
    return (
      <ErrorState
        title={speech.t('office-desk:enter.failed')}
        retry={{ text: speech.t('office:again'), onClick: () => void presenter.load() }}
      />
    );
  // Money is taken by the bank of the person, not at the desk.
  if (state.mailbox.payment !== null) return <p>{speech.t('office-desk:enter.needsPayment')}</p>;
  return (
    <FormContext value={tools}>
      <OpenEntry open={state} presenter={presenter} {...others} />
    </FormContext>
  );
}

function OpenEntry({
  open,
  presenter,
  trouble,
  canSend,
  tell,
  children,
}: LoadedProps & { readonly open: OpenForm }) {
  const { t } = useSpeech();
  const { sending } = open;
  const told = sending.kind === 'waiting' ? 'unreachable' : trouble;
  const send = () => (canSend ? void presenter.send() : tell('consent'));
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DeskFields open={open} presenter={presenter} />
      {children}
      <ToldNotice
        told={told === null ? null : { isFault: true, words: t(`office-desk:enter.trouble.${told}`) }}
      />
      <p>
        <OfficeButton type="submit" busy={sending.kind === 'sending'}>
          {t('office-desk:enter.confirm')}
        </OfficeButton>
      </p>
    </form>
  );
}
