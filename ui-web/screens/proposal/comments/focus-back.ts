import { useEffect, useRef } from 'react';

/** The button that what was open belongs to: it has the focus again once that is closed. */
export function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
