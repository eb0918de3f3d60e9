import type { Command as Parser } from 'commander';
import type { Language } from '#domain/shared/localized-text.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { TextKey, Texts } from './texts/es.ts';

/** What every command is given. */
export interface CommandContext {
  readonly io: Io;
  readonly texts: Texts;
  readonly locale: Language;
  /** Name and version, such as `concejo 0.1.0`. */
  readonly program: string;
}

/** A command: declares its flags on the parser and says what it does when they are right. */
export interface Command {
  /** The text of `--help`. */
  readonly help: TextKey;
  /** Declares arguments and options; `run` is called with the exit code awaited. */
  readonly configure: (
    parser: Parser,
    context: CommandContext,
    run: (exit: Promise<ExitCode>) => void,
  ) => void;
}

/** A command that is loaded only when it is asked for. */
export interface CommandEntry {
  /** As typed: `budget compute`. Its summary is the text `command.<path>`. */
  readonly path: string;
  readonly load: () => Promise<Command>;
}
