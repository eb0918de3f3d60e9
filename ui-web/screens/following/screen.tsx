import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { followAddresses, followHashes } from '#adapters/wire/following/follow-addresses.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { FollowedList } from './followed-list.tsx';
import { type FollowingPresenter, followingPresenter, type FollowingState } from './presenter.ts';
import { followRefusalWords } from './refusal-words.ts';

/**
 * The code of a link is after the `#`: it is sent to no server and stored in no log. One link may follow another in
 * the same page.
 */
function onHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** What a reader follows, and the page that links of mails open: to confirm, to end a follow, to see them all. */
export function FollowingScreen() {
  const { council } = usePlace();
  const { t } = useSpeech();
  const hash = useSyncExternalStore(onHash, () => window.location.hash);
  const presenter = useMemo(() => followingPresenter(council, hash.slice(1)), [council, hash]);
  const state = useViewModel(presenter);
  useEffect(() => void presenter.load(), [presenter]);
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top stack">
        <Body state={state} presenter={presenter} />
      </div>
    </div>
  );
}

interface BodyProps {
  readonly state: FollowingState;
  readonly presenter: FollowingPresenter;
}

type StateOf<Kind extends FollowingState['kind']> = Extract<FollowingState, { readonly kind: Kind }>;

/** What a link asks for: one press confirms it. */
function Asked({ state, presenter }: BodyProps & { readonly state: StateOf<'confirm' | 'leave'> }) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <>
      <ScreenTitle of={t(`follow:${state.kind}.title`)} />
      <p className="lead">{t(`follow:${state.kind}.lead`)}</p>
      <p>
        <Button busy={state.isAtWork} onClick={() => void presenter.answer()}>
          {t(`follow:${state.kind}.press`)}
        </Button>
      </p>
      {state.refusal !== null && (
        <Notice tone="error" live="assertive">
          <p>{followRefusalWords(state.refusal, speech)}</p>
        </Notice>
      )}
    </>
  );
}

function Confirmed({ state }: { readonly state: StateOf<'confirmed'> }) {
  const { t } = useSpeech();
  return (
    <>
      <ScreenTitle of={t('follow:confirmed.title')} />
      <Notice tone="ok" live="polite">
        <p>
          <strong>{t('follow:confirmed.done', { title: state.followed.title })}</strong>
        </p>
        <p>{t('follow:confirmed.more')}</p>
      </Notice>
      <ul role="list" className="stack stack-8">
        {state.followed.path !== '' && (
          <li>
            <Link href={state.followed.path}>{t('follow:confirmed.go')}</Link>
          </li>
        )}
        <li>
          <a href={`${followAddresses.page}${window.location.search}#${followHashes.mine}=${state.mine}`}>
            {t('follow:all')}
          </a>
        </li>
      </ul>
    </>
  );
}

function Body({ state, presenter }: BodyProps) {
  const speech = useSpeech();
  const { t } = speech;
  switch (state.kind) {
    case 'loading':
      return <LoadingList title={t('follow:loading')} />;
    case 'refused':
      return (
        <>
          <ScreenTitle of={t('follow:title')} />
          <ErrorState
            title={followRefusalWords(state.refusal, speech)}
            retry={{ text: t('shell:failure.retry'), onClick: () => void presenter.load() }}
          />
        </>
      );
    case 'confirm':
    case 'leave':
      return <Asked state={state} presenter={presenter} />;
    case 'confirmed':
      return <Confirmed state={state} />;
    case 'left':
      return (
        <>
          <ScreenTitle of={t('follow:left.title')} />
          <Notice tone="ok" live="polite">
            <p>{t('follow:left.done')}</p>
          </Notice>
        </>
      );
    case 'list':
      return <FollowedList state={state} presenter={presenter} />;
    default:
      return state satisfies never;
  }
}
