import type { Command as Parser } from 'commander';
import type { Language } from '#domain/shared/localized-text.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { Settings } from './settings/setting.ts';
import type { CliKey } from '#application/text/catalogue/keys/cli.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';

/** The input of every command. */
export interface CommandContext {
  readonly io: Io;
  readonly say: CliSay;
  readonly locale: Language;
  /** Name and version, such as `concejo 0.1.0`. */
  readonly program: string;
  /** All commands, for those that print something about the others. */
  readonly commands?: readonly CommandEntry[];
  /** The default without a flag. */
  readonly settings?: Settings;
}

/** A command: declares its flags on the parser and what it does when they are valid. */
export interface Command {
  /** The text of `--help`. */
  readonly help: CliKey;
  /** Whether it may take so long that a terminal should show its progress. */
  readonly mayTakeLong?: boolean;
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
