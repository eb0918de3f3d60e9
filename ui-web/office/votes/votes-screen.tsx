import { lazy, Suspense } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { VotesList } from './list/votes-list.tsx';

const LateVotePage = lazy(async () => ({ default: (await import('./vote-page.tsx')).VotePage }));

const LateDeskPage = lazy(async () => ({ default: (await import('./desk/desk-page.tsx')).DeskPage }));

/** The votes of the town: the list or, if the address names one, its questions and what is signed of it. */
export function VotesScreen({ params: { key, part } }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  if (key === undefined) return <VotesList />;
  const id = decodeURIComponent(key);
  return (
    <Suspense fallback={<LoadingList title={t('office:loading')} />}>
      {part === 'mesa' ? <LateDeskPage key={id} id={id} /> : <LateVotePage key={id} id={id} />}
    </Suspense>
  );
}
