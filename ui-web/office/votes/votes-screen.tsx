import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { VotesList } from './list/votes-list.tsx';
import { VotePage } from './vote-page.tsx';

/** The votes of the town: the list or, if the address names one, its questions and what is signed of it. */
export function VotesScreen({ params: { key } }: { readonly params: RouteParams }) {
  if (key === undefined) return <VotesList />;
  const id = decodeURIComponent(key);
  return <VotePage key={id} id={id} />;
}
