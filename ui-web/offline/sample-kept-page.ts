import { BehaviorSubject } from 'rxjs';
import type { Freshness } from '#application/ports/browser/freshness.ts';
import { presented } from '#ui-web/presenter.ts';
import type { KeptPage } from './kept-page.ts';

/** For tests: a page with the freshness that the test gives. */
export function aKeptPage(
  freshness: Freshness = { kind: 'fresh' },
): KeptPage & { readonly state: BehaviorSubject<Freshness> } {
  const state = new BehaviorSubject<Freshness>(freshness);
  return { ...presented(state), turn: () => undefined, state };
}
