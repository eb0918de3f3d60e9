import type { OpenDocument } from './open-document.ts';
import type { EditorPresenter } from './presenter.ts';

/** What the parts of the editor get. */
export interface EditorProps {
  readonly document: OpenDocument;
  readonly presenter: EditorPresenter;
  /** The address of the list of such documents. */
  readonly list: string;
}
