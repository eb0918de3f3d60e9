import { type ExitCode, exitCodes } from '../exit-codes.ts';

/**
 * Decides on one after the other. One that fails does not prevent the others, but a council that cannot be reached, or
 * that does not know the person, would refuse them all.
 */
export async function oneByOne(
  ids: readonly string[],
  decide: (id: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  let exit: ExitCode = exitCodes.done;
  for (const id of ids) {
    const one = await decide(id);
    if (one === exitCodes.network || one === exitCodes.notAuthorised) return one;
    if (one !== exitCodes.done) exit = one;
  }
  return exit;
}
