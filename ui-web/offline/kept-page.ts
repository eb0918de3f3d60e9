import type { Freshness } from '#application/ports/browser/freshness.ts';
import type { Presenter } from '#ui-web/presenter.ts';

/** How fresh the page is that is on show. */
export interface KeptPage extends Presenter<Freshness> {
  /** Another page: what stood on the one before no longer matters. */
  readonly turn: () => void;
}
