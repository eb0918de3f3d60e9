import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface DisclosureProps {
  readonly className?: string | undefined;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/**
 * Links behind a button: opens without script; Escape, a followed link or leaving it closes it. The focus is then on the
 * button, unless it has left.
 */
export function Disclosure({ className, summary, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeAndReturn = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    // One inside another closes without the outer one.
    event.stopPropagation();
    closeAndReturn();
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
        if (event.target instanceof Element && event.target.closest('a')) closeAndReturn();
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
