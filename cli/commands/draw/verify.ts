import { isSignedByKey } from '#adapters/driven/identity/is-signed-by-key.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import {
  type DrawFault,
  type VerifiedDraw,
  verifyDraw,
} from '#application/registrations/draw/verify-draw.ts';
import { formatCount } from '#application/text/numbers.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { misused } from '../budget/refuse.ts';
import { type GivenDraw, givenDraw } from './given-draw.ts';

interface VerifyFlags {
  readonly list?: string;
  readonly seed?: string;
  readonly format?: string;
}

const command = 'concejo draw verify';

/** `concejo draw verify FILE|-|URL`: draws a published list again, and says what does not hold. */
export const drawVerify: Command = {
  help: 'help.drawVerify',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    parser
      .argument('[file]')
      .option('--list <hash>')
      .option('--seed <hash>')
      .option('--format <format>')
      .action((file: string | undefined, flags: VerifyFlags) => run(verify(file ?? '-', flags, context)));
  },
};

const noted = (hash: string | undefined): string | null => hash?.trim().toLowerCase() ?? null;

async function verify(file: string, flags: VerifyFlags, context: CommandContext): Promise<ExitCode> {
  const { io, say } = context;
  const format = oneOf('--format', flags.format ?? 'text', ['text', 'json'] as const);
  if (isLeft(format)) return misused(format.left, context, command);
  if (file === '-' && io.stdinIsTerminal) {
    // The program would wait without saying so.
    io.err(say('help.drawVerify'));
    return exitCodes.usage;
  }
  io.doing('reading');
  const given = await givenDraw(file, context);
  if (isLeft(given)) return given.left;
  io.endAtOnce();
  const found = await verifyDraw({ hash: sha256Text, isSigned: isSignedByKey })(given.right.draw.toVerify, {
    list: noted(flags.list),
    seed: noted(flags.seed),
  });
  await (format.right === 'json'
    ? writeJson(given.right, found, context)
    : sayHashes(given.right, found, context));
  for (const fault of found.faults) io.err(`${say('label.error')} ${faultWords(fault, context)}\n`);
  if (found.faults.length > 0) return exitCodes.failed;
  io.err(`${say(...agreement(given.right, found))}\n`);
  return exitCodes.done;
}

/** What holds: the draw, or only its seal. */
const agreement = (
  { draw: { head } }: GivenDraw,
  { same }: VerifiedDraw,
): ['draw.agrees' | 'draw.sealed', Record<string, string>] =>
  head.act === null
    ? ['draw.sealed', { n: formatCount(head.applications) }]
    : ['draw.agrees', { n: formatCount(same) }];

async function sayHashes(
  { draw: { head } }: GivenDraw,
  { listHash, resultHash }: VerifiedDraw,
  { io, say }: CommandContext,
): Promise<void> {
  const lines = [
    `${listHash}  ${say('draw.listHash')}`,
    `${printable(head.seedHash)}  ${say('draw.seedHash')}`,
    ...(resultHash === null ? [] : [`${resultHash}  ${say('draw.resultHash')}`]),
    ...(head.act === null
      ? []
      : [
          say('draw.value', { value: printable(head.act.value), source: printable(head.act.source) }),
          ...head.act.signatures.map(({ name, at, origin }) =>
            say('draw.signature', { name: printable(name), at: printable(at), origin: printable(origin) }),
          ),
        ]),
  ];
  await io.out(`${lines.join('\n')}\n`);
}

async function writeJson(
  { draw: { head } }: GivenDraw,
  { faults, listHash, resultHash, same }: VerifiedDraw,
  { io }: CommandContext,
): Promise<void> {
  const agrees = faults.length === 0;
  const { activity, applications, seedHash } = head;
  const found = { activity, agrees, applications, same, listHash, seedHash, resultHash, faults };
  await io.out(`${JSON.stringify(found, null, 2)}\n`);
}

const faultWords = ({ kind, of }: DrawFault, { say }: CommandContext): string =>
  say(`draw.fault.${kind}`, { of: printable(of) });
