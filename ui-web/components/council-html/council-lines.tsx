import { useMemo } from 'react';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import { readLines } from './read-lines.tsx';

/** A text that a council wrote in HTML, in a place that allows only lines: the hint of a field. */
export function CouncilLines({ of }: { readonly of: Wording }) {
  const html = textOf(of);
  const lines = useMemo(() => readLines(html), [html]);
  return <span lang={langOf(of)}>{lines}</span>;
}
