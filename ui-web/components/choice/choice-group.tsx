import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorText } from '../field/error-text.tsx';
import type { Wording } from '../wording/wording.tsx';
import { ChoiceCard } from './choice-card.tsx';
import styles from './choice.module.css';

export interface ChoiceOption {
  readonly value: string;
  readonly title: Wording;
  readonly detail?: ReactNode;
  /** Cannot be chosen now (a limit is reached); stays focusable, and a try calls `onRefused`. */
  readonly disabled?: boolean;
  /** Hidden by a search. */
  readonly away?: boolean;
}

export interface ChoiceGroupProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  /** The question. Leave it out when a fieldset around has one (`QuestionFrame asFieldset`). */
  readonly legend?: ReactNode;
  readonly legendHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly compact?: boolean;
  /** Few short answers beside each other, as a scale from 1 to 5. */
  readonly inRow?: boolean;
  /** Radios: pressing the chosen one again clears it. */
  readonly mayLetGo?: boolean;
  readonly options: readonly ChoiceOption[];
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
  readonly onRefused?: (value: string) => void;
}

/** The selection after one card was ticked or cleared. Checkboxes keep the order of the options. */
export function selectionAfter(
  kind: 'radio' | 'checkbox',
  options: readonly ChoiceOption[],
  selected: readonly string[],
  value: string,
  checked: boolean,
): readonly string[] {
  if (kind === 'radio') return checked ? [value] : [];
  return options
    .map((option) => option.value)
    .filter((each) => (each === value ? checked : selected.includes(each)));
}

/** A few answers as cards, all in sight: radios for one, checkboxes for several. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { kind, name, legend, legendHidden = false, hint, error, compact = false, options, selected } = props;
  const { inRow = false } = props;
  const id = useId();
  const description = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  const toggle = (choice: ChoiceOption, checked: boolean) => {
    if (choice.disabled && checked) props.onRefused?.(choice.value);
    else props.onChange(selectionAfter(kind, options, selected, choice.value, checked));
  };
  const matter = (
    <>
      {hint !== undefined && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <div className={classNames(styles.choices, compact && styles.small, inRow && styles.row)}>
        {options.map((choice) => (
          <ChoiceCard
            key={choice.value}
            kind={kind}
            name={name}
            value={choice.value}
            title={choice.title}
            detail={choice.detail}
            checked={selected.includes(choice.value)}
            refused={choice.disabled}
            away={choice.away}
            mayLetGo={kind === 'radio' && props.mayLetGo === true}
            compact={compact}
            describedBy={legend === undefined ? description : undefined}
            onToggle={(checked) => toggle(choice, checked)}
          />
        ))}
      </div>
    </>
  );
  const className = classNames(styles.group, error !== undefined && styles.wrong);
  if (legend === undefined) return <div className={className}>{matter}</div>;
  return (
    <fieldset className={className} aria-describedby={description}>
      <legend className={classNames(legendHidden && 'visually-hidden')}>{legend}</legend>
      {matter}
    </fieldset>
  );
}
