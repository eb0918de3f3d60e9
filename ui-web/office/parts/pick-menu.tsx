import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { MoreIcon } from '#ui-web/components/icon/more-icon.tsx';
import { Disclosure } from '#ui-web/components/page-frame/disclosure.tsx';
import styles from './pick-menu.module.css';

/** One value that can be picked. */
export interface PickOption {
  readonly value: string;
  readonly text: ReactNode;
}

interface PickMenuProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly shown: ReactNode;
  readonly options: readonly PickOption[];
  readonly pick: (value: string) => void;
  /** False: the value is shown and cannot be changed. */
  readonly canPick?: boolean;
  /** Below the values: a field for another one. */
  readonly more?: ReactNode;
}

const buttonsIn = (menu: Element): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('li button, form input'),
];

/** Opens the menu of that id, with the focus on its present value. */
export function openPick(id: string): void {
  const details = document.getElementById(id)?.querySelector('details');
  if (!details) return;
  details.open = true;
  const at = details.querySelector<HTMLElement>('[aria-pressed="true"]') ?? buttonsIn(details)[0];
  at?.focus();
}

/** The arrows move among the values, Home and End to the first and the last. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const buttons = buttonsIn(event.currentTarget);
  const at = buttons.findIndex((one) => one === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(next, buttons.length - 1))]?.focus();
}

/** A value and, behind it, those that can be picked instead. Moving among them changes nothing. */
export function PickMenu({ id, label, value, shown, options, pick, canPick = true, more }: PickMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  if (!canPick)
    return (
      <div id={id} className={styles.fixed}>
        <span className="visually-hidden">{label}: </span>
        {shown}
      </div>
    );
  const close = () => {
    const details = menu.current?.querySelector('details');
    if (!details) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  return (
    <div id={id} ref={menu} className={styles.pick}>
      <Disclosure
        className={styles.menu}
        summary={
          <>
            <span className="visually-hidden">{label}: </span>
            {shown}
            <MoreIcon name="open" />
          </>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the arrows of the buttons in it */}
        <div className={styles.panel} onKeyDown={onKeyDown}>
          <ul role="list" aria-label={label}>
            {options.map((one) => (
              <li key={one.value}>
                <button
                  type="button"
                  aria-pressed={one.value === value}
                  onClick={() => {
                    close();
                    if (one.value !== value) pick(one.value);
                  }}
                >
                  {one.text}
                </button>
              </li>
            ))}
          </ul>
          {more}
        </div>
      </Disclosure>
    </div>
  );
}
