import { CheckPanel, type FindingPlaces } from './check-panel.tsx';
import styles from './editor.module.css';
import { HistoryPanel } from './history-panel.tsx';
import type { OpenDocument } from './open-document.ts';
import type { EditorPresenter } from './presenter.ts';
import { PublishPanel } from './publish-panel.tsx';

interface SideProps {
  readonly document: OpenDocument;
  readonly presenter: EditorPresenter;
  readonly places?: FindingPlaces;
}

/** What is done with the document as a whole: what is wrong in it, publication, history. */
export function EditorSide(props: SideProps) {
  return (
    <aside className={styles.side}>
      <CheckPanel document={props.document} places={props.places} />
      <PublishPanel {...props} />
      <HistoryPanel {...props} />
    </aside>
  );
}
