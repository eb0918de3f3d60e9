import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorText } from '../field/error-text.tsx';
import type { Wording } from '../wording/wording.tsx';
import { ChoiceCard } from './choice-card.tsx';
import styles from './choice.module.css';

interface CheckCardProps {
  readonly id?: string;
  readonly name?: string;
  readonly title: Wording;
  readonly detail?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
}

/** A single checkbox, such as a consent. */
export function CheckCard({ id: given, name, title, detail, checked, onChange, error }: CheckCardProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className={classNames(styles.group, error !== undefined && styles.wrong)}>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <ChoiceCard
        id={id}
        kind="checkbox"
        name={name}
        title={title}
        detail={detail}
        checked={checked}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
        onToggle={onChange}
      />
    </div>
  );
}
