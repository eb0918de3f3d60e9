import { useEffect, useRef } from 'react';

/**
 * Moving a row removes it from the page for an instant; this keeps the focus on it. Call what this returns before a
 * move: the control that has the focus then has it again afterwards, wherever the control of that id is.
 */
export function useFocusAlong(): () => void {
  const moved = useRef<string | null>(null);
  useEffect(() => {
    const id = moved.current;
    moved.current = null;
    if (id !== null && id !== '' && document.activeElement?.id !== id) document.getElementById(id)?.focus();
  });
  return () => {
    moved.current = document.activeElement?.id ?? null;
  };
}
