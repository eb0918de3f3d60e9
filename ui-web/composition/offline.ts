import { indexedAnswers } from '#adapters/driven/browser-storage/indexed-answers.ts';
import { type LastSeen, lastSeen } from '#adapters/driven/council-http/last-seen.ts';
import { pageClock } from './council-clock.ts';
import { erasedAnswers, removedAt } from './erased-answers.ts';
import type { Freshness } from '#application/ports/browser/freshness.ts';

/** Milliseconds after which stored data are shown: too short to notice. */
const patience = 150;

/** How the page arrived. */
const openedPage = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

export const composeLastSeen = (onChange: (freshness: Freshness) => void): LastSeen =>
  lastSeen({
    answers: erasedAnswers(indexedAnswers(), removedAt(openedPage())),
    clock: pageClock,
    patience: () => new Promise((resolve) => setTimeout(resolve, patience)),
    onChange,
  });
