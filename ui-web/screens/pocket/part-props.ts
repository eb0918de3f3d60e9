import type { PocketPresenter } from './presenter.ts';
import type { PocketPage } from './state.ts';

/** What the parts of the pocket work with. */
export interface PocketPartProps {
  readonly page: PocketPage;
  readonly presenter: PocketPresenter;
}
