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

/** What there is to do in a vote once it was opened: its paper ballots, its letters, its closing, and what comes after it. */
export function OpenedSections({ vote }: { readonly vote: VoteAnswer }) {
  const { me } = useOffice();
  const isOpened = vote.opening !== null;
  const isClosed = vote.phase === 'closed';
  // Nobody votes with a letter any more once it is closed.
  const hasLetters = vote.census !== null && !isClosed && (isOpened || vote.stage === 'loaded');
  return (
    <Suspense fallback={null}>
      {isOpened && me.acts.has('vote.readTurnout') && <PaperSection vote={vote.id} />}
      {isOpened && isClosed && <ClosingSection vote={vote} />}
      {isClosed && <OutcomeSection vote={vote.id} />}
      {hasLetters && <LettersSection vote={vote.id} />}
    </Suspense>
  );
}
