import { lazy, Suspense } from 'react';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { useOffice } from '../shell/office-context.ts';

// Each is loaded when it is shown: who drafts a vote needs none of them.
const PaperSection = lazy(async () => ({
  default: (await import('./paper/paper-section.tsx')).PaperSection,
}));
const LettersSection = lazy(async () => ({
  default: (await import('./letters/letters-section.tsx')).LettersSection,
}));
const ClosingSection = lazy(async () => ({
  default: (await import('./closing/closing-section.tsx')).ClosingSection,
}));
const OutcomeSection = lazy(async () => ({
  default: (await import('../works/outcome/outcome-section.tsx')).OutcomeSection,
}));

/** What there is to do in a vote once it was opened: its letters, its paper ballots, its closing, and what comes after it. */
export function OpenedSections({ vote }: { readonly vote: VoteAnswer }) {
  const { me } = useOffice();
  const isOpened = vote.opening !== null;
  const isClosed = vote.phase === 'closed';
  return (
    <Suspense fallback={null}>
      {vote.census !== null && (isOpened || vote.stage === 'loaded') && <LettersSection vote={vote.id} />}
      {isOpened && me.acts.has('vote.readTurnout') && <PaperSection vote={vote.id} />}
      {isOpened && isClosed && <ClosingSection vote={vote} />}
      {isClosed && <OutcomeSection vote={vote.id} />}
    </Suspense>
  );
}
