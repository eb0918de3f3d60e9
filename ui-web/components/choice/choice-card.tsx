import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { type Wording, Words } from '../wording/wording.tsx';
import styles from './choice.module.css';

interface ChoiceCardProps {
  readonly id?: string | undefined;
  readonly kind: 'radio' | 'checkbox';
  readonly name?: string | undefined;
  readonly value?: string;
  readonly title: Wording;
  readonly detail?: ReactNode;
  readonly checked: boolean;
  /** It can be reached and read, but not chosen now; `onToggle` is still called, so that the reason can be given. */
  readonly refused?: boolean | undefined;
  /** A radio that another press clears: no answer is required. */
  readonly mayLetGo?: boolean | undefined;
  readonly compact?: boolean;
  /** Hidden by a search. */
  readonly away?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly onToggle: (checked: boolean) => void;
}

/** One answer as a card: the whole card can be pressed. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { id, kind, name, value, title, detail, checked, refused = false, compact = false } = props;
  const { mayLetGo = false, away = false } = props;
  // Browsers send no click for the space bar on a chosen radio.
  const held = useRef(false);
  const letGo = checked && mayLetGo ? () => props.onToggle(false) : undefined;
  return (
    <label
      className={classNames(
        styles.card,
        compact && styles.compact,
        refused && styles.refused,
        away && 'only-paper',
      )}
    >
      <input
        id={id}
        type={kind}
        name={name}
        value={value}
        checked={checked}
        aria-disabled={refused || undefined}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onToggle(event.target.checked)}
        // A radio that is already chosen sends no change when it is pressed again, only a click.
        onClick={letGo}
        onKeyDown={(event) => {
          held.current = event.key === ' ' && checked;
        }}
        onKeyUp={(event) => {
          if (event.key !== ' ' || !held.current || !letGo) return;
          event.preventDefault();
          letGo();
        }}
      />
      <span>
        <b>
          <Words of={title} />
        </b>
        {detail !== undefined && <small> {detail}</small>}
      </span>
    </label>
  );
}
