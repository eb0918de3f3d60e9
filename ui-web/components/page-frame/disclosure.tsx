import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface DisclosureProps {
  readonly className?: string | undefined;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Links behind a button: opens without script; Escape, a followed link or leaving it closes it. */
export function Disclosure({ className, summary, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    // One inside another closes without the outer one.
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles events of its summary and links
    <details
      ref={details}
      className={className}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
