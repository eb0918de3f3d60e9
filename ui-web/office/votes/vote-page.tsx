import { useEffect, useMemo, useState } from 'react';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAskWhileSeen } from '../parts/ask-while-seen.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { type BuilderPresenter, builderPresenter } from './builder/builder-presenter.ts';
import { VoteBuilder } from './builder/vote-builder.tsx';
import { OpenedSections } from './opened-sections.tsx';
import { voteHref } from './list/votes-list.tsx';
import { OpeningSection } from './opening/opening-section.tsx';
import { RehearsalSection } from './rehearsal/rehearsal-section.tsx';
import { type LoadedVote, type VotePresenter, votePresenter } from './vote-presenter.ts';
import styles from './votes.module.css';

/** Milliseconds between two questions about what is new. */
const often = 5000;

const nothing = () => undefined;

/** What a place that shows an answer takes as its `ref`, so that it is asked for only while somebody sees it. */
type SeenPlace = ReturnType<typeof useAskWhileSeen>;

/** The questions of a vote, for those who may read documents; asked for again while they are seen. */
function useBuilder(vote: string): readonly [BuilderPresenter | null, SeenPlace] {
  const { council, me } = useOffice();
  const mayRead = me.acts.has('document.read');
  const [presenter] = useState(() => (mayRead ? builderPresenter(council, { vote, person: me.name }) : null));
  useEffect(() => {
    if (presenter === null) return undefined;
    presenter.open();
    return () => {
      void presenter.send();
      presenter.close();
    };
  }, [presenter]);
  return [presenter, useAskWhileSeen(presenter?.poll ?? nothing, often)];
}

/** The vote as the council has it, asked for again while what it says is seen. */
function useVote(id: string): readonly [VotePresenter, SeenPlace] {
  const { council } = useOffice();
  const [presenter] = useState(() => votePresenter(council, id));
  useEffect(() => {
    void presenter.load();
  }, [presenter]);
  return [presenter, useAskWhileSeen(presenter.load, often)];
}

/** One vote: its questions, and what two people sign of it. */
export function VotePage({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const [presenter, ofVote] = useVote(id);
  const [builder, ofBuilder] = useBuilder(id);
  const state = useViewModel(presenter);
  if (state.kind === 'open') return <OpenPage {...{ state, presenter, builder, ofVote, ofBuilder }} />;
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office:places.votes')}</h1>
      {state.kind === 'loading' && <LoadingList title={t('office:loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={t('office-votes:notRead')}
          retry={{ text: t('office:again'), onClick: () => void presenter.load() }}
        />
      )}
      {(state.kind === 'missing' || state.kind === 'refused') && (
        <EmptyState title={t(`office-votes:state.${state.kind}`)}>
          <OfficeLink href="/gestion/encuestas">{t('office-votes:backToList')}</OfficeLink>
        </EmptyState>
      )}
    </div>
  );
}

interface OpenPageProps {
  readonly state: LoadedVote;
  readonly presenter: VotePresenter;
  readonly builder: BuilderPresenter | null;
  readonly ofVote: SeenPlace;
  readonly ofBuilder: SeenPlace;
}

function OpenPage({ state, presenter, builder, ofVote, ofBuilder }: OpenPageProps) {
  const { t, said } = useSpeech();
  const { vote, isBusy, trouble } = state;
  const [main] = vote.surveys;
  const title = said((main?.['title'] ?? vote.id) as string).text || t('office-documents:untitled');
  useOfficeTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head} ref={ofVote}>
        <p className={styles.facts}>
          <span className={styles.state}>{t(`office-votes:stage.${vote.stage}`)}</span>
          {vote.phase !== null && <span>{t(`office-votes:phase.${vote.phase}`)}</span>}
          <OfficeLink href="/gestion/encuestas">{t('office:places.votes')}</OfficeLink>
          {vote.process !== null && <span>{said(vote.process).text}</span>}
          <DeskLinks vote={vote} />
        </p>
        <div className={styles.titled}>
          <h1 tabIndex={-1}>{title}</h1>
          <OfficeButton
            look={vote.turn === null ? 'outline' : 'full'}
            onClick={() => {
              document.querySelector('#firmar')?.scrollIntoView();
              document.querySelector<HTMLElement>('#firmar h2')?.focus({ preventScroll: true });
            }}
          >
            {t(vote.opening === null ? 'office-votes:goToSign' : 'office-votes:goToFixed')}
          </OfficeButton>
        </div>
      </header>
      {/* What there is to do now comes first; of a vote that is over nothing is written any more. */}
      <OpenedSections vote={vote} />
      {builder !== null && !vote.isOver && (
        <div ref={ofBuilder}>
          <BuilderPart builder={builder} isOpened={vote.opening !== null} />
        </div>
      )}
      {vote.opening === null && (
        <RehearsalSection vote={vote.id} send={builder?.send ?? (async () => true)} />
      )}
      <div ref={ofVote}>
        <OpeningSection
          {...{ vote, isBusy, trouble }}
          sign={(given) => {
            // What was typed a moment ago is sent first: then the hash is another one, and nothing is signed unseen.
            void (builder?.send() ?? Promise.resolve(true)).then(() => presenter.sign(given));
          }}
          takeBack={() => void presenter.takeBack()}
          signAmendment={(seen) => void presenter.signAmendment(seen)}
        />
      </div>
    </div>
  );
}

/** The desk and the day of an opened vote of the census, for those who work there. */
function DeskLinks({ vote: { id, opening, census } }: { readonly vote: VoteAnswer }) {
  const { t } = useSpeech();
  const { me } = useOffice();
  if (opening === null || census === null) return null;
  return (
    <>
      {me.acts.has('vote.readTurnout') && (
        <OfficeLink href={`${voteHref(id)}/dia`}>{t('office-polling:day.title')}</OfficeLink>
      )}
      {me.acts.has('desk.identify') && (
        <OfficeLink href={`${voteHref(id)}/mesa`}>{t('office-polling:title')}</OfficeLink>
      )}
    </>
  );
}

function BuilderPart({
  builder,
  isOpened,
}: {
  readonly builder: BuilderPresenter;
  readonly isOpened: boolean;
}) {
  const { t } = useSpeech();
  const state = useViewModel(builder);
  const open = useMemo(() => (state.kind === 'open' ? state : null), [state]);
  if (open !== null) return <VoteBuilder state={open} presenter={builder} isOpened={isOpened} />;
  return state.kind === 'loading' ? <LoadingList title={t('office:loading')} /> : null;
}
