import { type Paint, paintWhen } from '#adapters/driven/terminal/paint.ts';
import type { Io } from './io.ts';

interface Wish {
  /** False after `--no-color`. */
  readonly colours: boolean;
}

/** Colours for standard error, if a terminal shows it and neither a flag nor `NO_COLOR` forbids them. */
export const paintForErrors = ({ errIsTerminal, env }: Io, { colours }: Wish): Paint =>
  paintWhen(errIsTerminal && colours && !env['NO_COLOR']);

/** The same for data written to `out`; null is standard output. */
export const paintForData = (
  { outIsTerminal, env }: Io,
  { colours, out }: Wish & { readonly out: string | null },
): Paint => paintWhen(out === null && outIsTerminal && colours && !env['NO_COLOR']);
