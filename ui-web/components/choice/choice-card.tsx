import type { ReactNode } from 'react';
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
  /** It can be reached and read, but not taken now; `onToggle` still hears of the try, to say why. */
  readonly refused?: boolean | undefined;
  readonly compact?: boolean;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly onToggle: (checked: boolean) => void;
}

/** One answer as a card: the whole card is the target. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { id, kind, name, value, title, detail, checked, refused = false, compact = false } = props;
  return (
    <label className={classNames(styles.card, compact && styles.compact, refused && styles.refused)}>
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
