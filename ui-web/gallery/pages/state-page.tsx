import { examples as states } from '#ui-web/components/list-states/examples.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { DrawExamples } from '../draw-examples.tsx';
import styles from './pages.module.css';

/** A list when it is empty, failed, offline or loading. */
export function StatePage() {
  return (
    <div className="wrap">
      <div className="page-top">
        <h1>Propostes</h1>
        <StatusLine state="active" stateText="Actiu">
          Pressupostos participatius 2027 · queden 9 dies
        </StatusLine>
      </div>
      <div className={`rule-above ${styles.states}`}>
        <DrawExamples examples={states} />
      </div>
    </div>
  );
}
