import { lazy, Suspense } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { VotesList } from './list/votes-list.tsx';

const LateVotePage = lazy(async () => ({ default: (await import('./vote-page.tsx')).VotePage }));

const LateDeskPage = lazy(async () => ({ default: (await import('./desk/desk-page.tsx')).PollingDeskPage }));

const LateDayPage = lazy(async () => ({ default: (await import('./desk/day-page.tsx')).DayPage }));

/** The pages of a vote beside its questions, by the last part of the address. */
const pages = { mesa: LateDeskPage, dia: LateDayPage } as const;

/** The votes of the town: the list or, if the address names one, its questions and what is signed of it. */
export function VotesScreen({ params: { key, part } }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  if (key === undefined) return <VotesList />;
  const id = decodeURIComponent(key);
  const Page = part === 'mesa' || part === 'dia' ? pages[part] : LateVotePage;
  return (
    <Suspense fallback={<LoadingList title={t('office:loading')} />}>
      <Page key={id} id={id} />
    </Suspense>
  );
}
