import { useCallback, useRef } from 'react';

/** Prints once, when so many codes of the sheet have been drawn. */
export function usePrinting(codes: number): () => void {
  const drawn = useRef(0);
  return useCallback(() => {
    drawn.current += 1;
    if (drawn.current === codes) window.print();
  }, [codes]);
}
