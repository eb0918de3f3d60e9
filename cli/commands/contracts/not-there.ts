import { inWords } from '#contract-tests/council-api/cause.ts';
import type { NoTown } from '#contract-tests/council-api/known-town.ts';
import { contractTextsIn } from '#contract-tests/council-api/texts/texts-in.ts';
import type { CommandContext } from '../../command.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { fill } from '../../fill.ts';
import { printable } from '../../printable.ts';
import { failureTexts } from './failure-texts.ts';
import type { Misconfigured, RunOptions } from './run-options.ts';
import { runTexts } from './texts.ts';

/** Exit codes as everywhere: 4 where nobody answers, or nobody who can be believed. */
export const contractExits = { conforms: 0, deviates: 1, misconfigured: 2, unreachable: 4 } as const;

/** One line that says why nothing was checked: a wrong address or town is the asker's to mend, the rest is not. */
export async function notThere(
  why: NoTown,
  { baseUrl, realm }: Pick<RunOptions, 'baseUrl' | 'realm'>,
  context: CommandContext,
): Promise<ExitCode> {
  const { locale } = context;
  if (why.kind === 'unknownRealm') {
    const values = { baseUrl, realm: printable(realm) };
    return misconfigured([fill(runTexts[locale].unknownRealm, values)], context);
  }
  const { causes } = await contractTextsIn(locale);
  const told = { ...why, ...(why.kind === 'noAnswer' ? { cause: inWords(why.cause, causes) } : {}) };
  const values = Object.entries({ baseUrl, ...told }).map(([name, value]) => [
    name,
    printable(String(value)),
  ]);
  const line = fill(failureTexts[locale][why.kind], Object.fromEntries(values) as Record<string, string>);
  if (!['noAnswer', 'slow', 'tooLarge'].includes(why.kind)) return misconfigured([line], context);
  tellErrors([line], context);
  return contractExits.unreachable;
}

export function misconfigured(faults: Misconfigured, context: CommandContext): ExitCode {
  tellErrors(faults, context);
  context.io.err(`${fill(context.texts['usage.seeHelp'], { command: 'concejo contracts run' })}\n`);
  return contractExits.misconfigured;
}

function tellErrors(faults: readonly string[], { io, texts }: CommandContext): void {
  for (const fault of faults) io.err(`${texts['label.error']} ${fault}\n`);
}
