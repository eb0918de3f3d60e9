import type { FieldPath } from '#domain/documents/fields.ts';
import { LateWeek } from '../../openings/late-week.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { CheckPanel, type FindingPlaces } from './check-panel.tsx';
import styles from './editor.module.css';
import type { OpenDocument } from './open-document.ts';
import type { EditorPresenter } from './presenter.ts';
import { PublishPanel } from './publish-panel.tsx';
import type { Acts } from './use-acts.tsx';

interface SideProps {
  readonly document: OpenDocument;
  readonly presenter: EditorPresenter;
  readonly acts: Acts;
  /** The field in which the person is, or was last. */
  readonly field: FieldPath | null;
  readonly places?: FindingPlaces;
}

/** What is done with the document as a whole: what is wrong in it, publication, history. */
export function EditorSide({ acts, field, places, ...props }: SideProps) {
  return (
    <aside className={styles.side}>
      <CheckPanel document={props.document} places={places} />
      <PublishPanel document={props.document} acts={acts} />
      <LateWeek document={props.document} />
      <HistoryPanel {...props} field={field} />
    </aside>
  );
}
