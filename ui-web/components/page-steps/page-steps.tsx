import { Icon } from '../icon/icon.tsx';
import { PlainOrder } from '../plain-list/plain-list.tsx';
import { type Wording, Words } from '../wording/wording.tsx';
import styles from './page-steps.module.css';

/** A page of a form: complete, open, or still to be filled in. */
export interface PageStep {
  readonly id: string;
  readonly title: Wording;
  /** "Completa", "Página 2 de 3 · 3 errores", "Sin empezar". */
  readonly note: string;
  readonly state: 'done' | 'current' | 'todo';
}

interface PageStepsProps {
  readonly label: string;
  readonly steps: readonly PageStep[];
  readonly onGo: (id: string) => void;
}

/** The pages of a form as tabs, with the state of each. On a phone one below the other. */
export function PageSteps({ label, steps, onGo }: PageStepsProps) {
  return (
    <nav className={styles.steps} aria-label={label}>
      <PlainOrder>
        {steps.map((step, place) => (
          <li key={step.id}>
            <button
              type="button"
              aria-current={step.state === 'current' ? 'step' : undefined}
              onClick={() => onGo(step.id)}
            >
              <span
                className={styles.number}
                data-done={step.state === 'done' || undefined}
                aria-hidden="true"
              >
                {step.state === 'done' ? <Icon name="check" /> : place + 1}
              </span>
              <span>
                <Words of={step.title} />
                <small> {step.note}</small>
              </span>
            </button>
          </li>
        ))}
      </PlainOrder>
    </nav>
  );
}
