import { use, useEffect, useMemo } from 'react';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useLeaveWarning } from '#ui-web/screens/survey/leave-warning.ts';
import { behindHash } from '#ui-web/shell/routing/behind-hash.ts';
import { keepPlace } from '#ui-web/shell/routing/navigation.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { DataPart } from './data-part.tsx';
import { DoorPart } from './door-part.tsx';
import { LeavePart } from './leave-part.tsx';
import { MailPart } from './mail-part.tsx';
import { personFaultWords, PersonContext, fieldIdOf } from './person-context.ts';
import { type PersonPresenter, personPresenter } from './presenter.ts';
import type { OpenPerson } from './state.ts';
import { ProviderPart } from './provider-part.tsx';
import { useProviderReturn } from './provider-return.ts';
import { providerFaultWords } from './provider-words.ts';
import { wayBack } from './way-back.ts';

/** A person's own data: names, telephone, a verified e-mail; access from another device, and leaving. */
export function PersonScreen() {
  const { council } = usePlace();
  const forms = use(council.forms());
  const { t } = useSpeech();
  const presenter = useMemo(() => {
    // A mailed link has the code after the `#`: it is sent to no server and stored in no log.
    const behind = behindHash();
    return personPresenter({ ...council, ...forms }, behind.includes('=') ? '' : behind);
  }, [council, forms]);
  const state = useViewModel(presenter);
  const returned = useProviderReturn({ ...council, ...forms });
  useEffect(() => {
    if (returned.kind !== 'busy') void presenter.load();
  }, [presenter, returned.kind]);
  useEffect(() => {
    // The state of the page must go too: the root path is loaded again, in the same town.
    if (state.kind === 'left') window.location.assign(keepPlace('/', window.location.search));
  }, [state.kind]);

  switch (state.kind) {
    case 'loading':
    case 'left':
      return (
        <div className="wrap page-top">
          <LoadingList title={t(state.kind === 'left' ? 'person:leave.left' : 'person:loading')} />
        </div>
      );
    case 'refused':
      return (
        <div className="wrap page-top">
          <ScreenTitle of={t('person:title')} />
          <ErrorState
            title={t('person:failed')}
            retry={{ text: t('shell:failure.retry'), onClick: () => void presenter.load() }}
          />
        </div>
      );
    case 'open':
      return (
        <OpenPersonPage
          open={state}
          presenter={presenter}
          failure={returned.kind === 'failed' && state.outcome === null ? returned.why : null}
        />
      );
    default:
      return state satisfies never;
  }
}

interface FailureProps {
  /** Why nobody came in by the account of the town's provider; null if that was not tried. */
  readonly failure: { readonly kind: string } | null;
}

function FailureNotice({ failure }: FailureProps) {
  const speech = useSpeech();
  if (failure === null) return null;
  return (
    <Notice tone="error" live="assertive">
      <p>{providerFaultWords(failure, speech)}</p>
    </Notice>
  );
}

/** Back to where the person came from, and to what is theirs. */
function WaysOn() {
  const { t } = useSpeech();
  const back = wayBack(window.location.search);
  return (
    <p className="actions">
      {back !== null && (
        <LinkButton href={back.href} look="outline" size="short">
          {t(back.words)}
        </LinkButton>
      )}
      <LinkButton href="/solicitudes" look="outline" size="short">
        {t('request:mine.title')}
      </LinkButton>
      <LinkButton href="/siguiendo" look="outline" size="short">
        {t('follow:title')}
      </LinkButton>
    </p>
  );
}

function OpenPersonPage({
  open,
  presenter,
  failure,
}: FailureProps & { readonly open: OpenPerson; readonly presenter: PersonPresenter }) {
  const speech = useSpeech();
  const { t } = speech;
  const { profile, faults, serial } = open;
  const isKnown = profile !== null;
  const tools = useMemo(() => ({ presenter, speech, open }), [presenter, speech, open]);
  useLeaveWarning(isChanged(open));
  const list = faults.map((fault) => ({
    href: `#${fieldIdOf(fault.at)}`,
    text: personFaultWords(fault, speech),
  }));
  return (
    <PersonContext value={tools}>
      <div className="wrap">
        <Breadcrumbs label={t('request:way')} items={[{ href: '/', text: t('shell:home') }]} />
        <div className="page-top">
          {serial > 0 && list.length > 0 && (
            <div className="full-width">
              <ErrorSummary
                key={serial}
                title={t('request:faults.title', { count: list.length })}
                errors={list}
                closeLabel={t('request:faults.close')}
                onClose={presenter.dismissFaults}
              />
            </div>
          )}
          <ScreenTitle of={t('person:title')} />
          {!isKnown && <p className="lead">{t('person:lead')}</p>}
          <FailureNotice failure={failure} />
          <OutcomeNotice outcome={open.outcome} speech={speech} />
          <WaysOn />
        </div>
        <ProviderPart />
        <MailPart />
        <DataPart />
        {(!isKnown || profile.isVerified) && <DoorPart />}
        {isKnown && <LeavePart />}
      </div>
    </PersonContext>
  );
}

/** Whether leaving the page would lose something that was written. */
function isChanged({ data, profile }: OpenPerson): boolean {
  const parts = ['firstName', 'lastName', 'telephone', 'email'] as const;
  return parts.some((part) => data[part] !== (profile?.[part] ?? ''));
}
