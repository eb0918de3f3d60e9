import type { Freshness } from '#application/ports/browser/freshness.ts';
import type { Presenter } from '#ui-web/presenter.ts';

/** How fresh the data of the page are. */
export interface KeptPage extends Presenter<Freshness> {
  /** Another page: the state of the one before no longer matters. */
  readonly turn: () => void;
}
