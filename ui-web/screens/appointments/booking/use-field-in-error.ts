import { type RefObject, useEffect, useRef } from 'react';
import { bookerField } from '../booking-failure.ts';
import type { AppointmentsPage } from '../state.ts';

/** What the council refused is corrected where it was written. `first`: the field that a form begins with. */
export function useFieldInError(
  { failure }: Pick<AppointmentsPage, 'failure'>,
  first: string | null = null,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = failure === null ? first : bookerField(failure.kind);
    if (field !== null) form.current?.querySelector<HTMLElement>(`[data-field="${field}"] input`)?.focus();
  }, [failure, first]);
  return form;
}
