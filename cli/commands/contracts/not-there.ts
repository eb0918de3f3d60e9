import { causeInWords } from '#contract-tests/council-api/cause.ts';
import type { NoTown } from '#contract-tests/council-api/known-town.ts';
import { contractTestsIn } from '#adapters/driven/texts/sentences-in.ts';
import type { CommandContext } from '../../command.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { Misconfigured, RunOptions } from './run-options.ts';

/** Exit codes as everywhere: 4 if no server answers, or none that can be trusted. */
export const contractExits = { conforms: 0, deviates: 1, misconfigured: 2, unreachable: 4 } as const;

/** One line that says why nothing was checked: the user can correct a wrong address or town, but not the rest. */
export async function notThere(
  why: NoTown,
  { baseUrl, realm }: Pick<RunOptions, 'baseUrl' | 'realm'>,
  context: CommandContext,
): Promise<ExitCode> {
  const { locale, say } = context;
  if (why.kind === 'unknownRealm') {
    const values = { baseUrl, realm: printable(realm) };
    return misconfigured([say('contracts.unknownRealm', values)], context);
  }
  const details = {
    ...why,
    ...(why.kind === 'noAnswer' ? { cause: causeInWords(why.cause, contractTestsIn(locale)) } : {}),
  };
  const values = Object.entries({ baseUrl, ...details }).map(([name, value]) => [
    name,
    printable(String(value)),
  ]);
  const line = say(`contracts.failure.${why.kind}`, Object.fromEntries(values) as Record<string, string>);
  if (!['noAnswer', 'slow', 'tooLarge'].includes(why.kind)) return misconfigured([line], context);
  tellErrors([line], context);
  return contractExits.unreachable;
}

export function misconfigured(faults: Misconfigured, context: CommandContext): ExitCode {
  tellErrors(faults, context);
  context.io.err(`${context.say('usage.seeHelp', { command: 'concejo contracts run' })}\n`);
  return contractExits.misconfigured;
}

function tellErrors(faults: readonly string[], { io, say }: CommandContext): void {
  for (const fault of faults) io.err(`${say('label.error')} ${fault}\n`);
}
