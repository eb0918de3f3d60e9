import command from '../es/cli/command.json' with { type: 'json' };
import contracts from '../es/cli/contracts.json' with { type: 'json' };
import council from '../es/cli/council.json' with { type: 'json' };
import help from '../es/cli/help.json' with { type: 'json' };
import input from '../es/cli/input.json' with { type: 'json' };
import main from '../es/cli/main.json' with { type: 'json' };
import result from '../es/cli/result.json' with { type: 'json' };
import serve from '../es/cli/serve.json' with { type: 'json' };
import town from '../es/cli/town.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';
import { shares } from './shares.ts';

/** What the command line says, in Spanish. Programs read the files; this is for the types. */
export const cli = {
  ...command,
  ...contracts,
  ...council,
  ...help,
  ...input,
  ...main,
  ...result,
  ...serve,
  ...shares,
  ...town,
};

export type CliKey = KeyOf<typeof cli>;
