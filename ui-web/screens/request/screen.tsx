import { use, useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { useLeaveWarning } from '#ui-web/screens/survey/leave-warning.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ComingPage } from '#ui-web/shell/routing/coming-page.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { hasAnswers } from './drafts/draft-keeping.ts';
import { profileAddress } from './form-address.ts';
import { FormContext, type FormTools } from './form-context.ts';
import { OpenFormPage } from './form/open-form.tsx';
import { preparePhoto } from './files/prepare-photo.ts';
import { type RequestPresenter, requestPresenter } from './presenter.ts';
import { useSendRequestWhenOnline } from './sending/send-when-back.ts';
import type { RequestScreenState } from './state.ts';

/** The process that the address names, which a proposal is for. */
const processOf = (search: string): string | null =>
  new URLSearchParams(search).get('proceso')?.slice(0, 100) || null;

/** The form of a mailbox: a request, an incident, a proposal. */
export function RequestScreen({ params }: { readonly params: RouteParams }) {
  const { key } = params;
  return key === undefined ? <ShutForm state="noMailbox" /> : <FormScreen mailbox={key} key={key} />;
}

/** The presenter of the mailbox with this key, for the process that the address names. */
function useRequestPresenter(key: string): RequestPresenter {
  const { council } = usePlace();
  const forms = use(council.forms());
  const process = processOf(useSearch());
  return useMemo(
    () =>
      requestPresenter({
        council: { ...council, ...forms },
        id: mailboxId(key),
        process,
        preparePhoto,
        hasLine: () => navigator.onLine,
      }),
    [council, forms, key, process],
  );
}

/** Writes the draft when the page is hidden or left. */
function useKeepWhenLeaving(presenter: RequestPresenter): void {
  useEffect(() => {
    window.addEventListener('pagehide', presenter.keepNow);
    document.addEventListener('visibilitychange', presenter.keepNow);
    return () => {
      presenter.keepNow();
      window.removeEventListener('pagehide', presenter.keepNow);
      document.removeEventListener('visibilitychange', presenter.keepNow);
    };
  }, [presenter]);
}

/** What the parts of the open form work with. */
function useTools(presenter: RequestPresenter, state: RequestScreenState): FormTools {
  const zone = usePlace().site.timeZone;
  const speech = useSpeech();
  const profileHref = state.kind === 'open' ? profileAddress(state.mailbox.id, state.process) : '/perfil';
  return useMemo(() => ({ presenter, speech, zone, profileHref }), [presenter, speech, zone, profileHref]);
}

function FormScreen({ mailbox: key }: { readonly mailbox: string }) {
  const speech = useSpeech();
  const presenter = useRequestPresenter(key);
  const state = useComingViewModel(presenter);
  useLeaveWarning(state.kind === 'open' && hasAnswers(state));
  useSendRequestWhenOnline(state, presenter);
  useKeepWhenLeaving(presenter);
  useEffect(() => presenter.speakIn(speech), [presenter, speech]);
  useEffect(() => {
    void presenter.load();
  }, [presenter]);
  const tools = useTools(presenter, state);

  switch (state.kind) {
    case 'loading':
      return (
        <div className="wrap page-top">
          <ComingPage title={speech.t('request:loading')} />
        </div>
      );
    case 'refused':
      return (
        <div className="wrap page-top">
          <ScreenTitle of={speech.t('request:failed')} />
          <Failure
            whole
            title={speech.t('request:failed')}
            refused={state}
            zone={tools.zone}
            retry={() => void presenter.load()}
          />
        </div>
      );
    case 'shut':
      return <ShutForm state={state.state} />;
    case 'open':
      return (
        <FormContext value={tools}>
          <OpenFormPage open={state} />
        </FormContext>
      );
    default:
      return state satisfies never;
  }
}

type Shut = Extract<RequestScreenState, { kind: 'shut' }>['state'] | 'noMailbox';

/** A mailbox that cannot be filled in, or an unknown one. */
function ShutForm({ state }: { readonly state: Shut }) {
  const { t } = useSpeech();
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t(`request:shut.${state}`)} />
        <p className="lead">{t('request:shut.lead')}</p>
        <p className="actions">
          <LinkButton href="/">{t('shell:notFound.home')}</LinkButton>
          <LinkButton href="/solicitudes" look="outline">
            {t('request:mine.title')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
