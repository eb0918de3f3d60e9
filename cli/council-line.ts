import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { causeInWords } from '#contract-tests/council-api/cause.ts';
import { contractTestsIn } from '#adapters/driven/texts/sentences-in.ts';
import type { CommandContext } from './command.ts';

const silences = new WeakMap<CommandContext, string>();

/** How a command calls a council. The reason of a missing reply is kept for `whySilent`. */
export const councilLine = (baseUrl: string, context: CommandContext): CallSettings => ({
  baseUrl,
  language: () => context.locale,
  firstAnswers: new Map(),
  fetch: async (...asked) => {
    try {
      return await fetch(...asked);
    } catch (error) {
      silences.set(context, causeInWords(codeOf(error), contractTestsIn(context.locale)));
      throw error;
    }
  },
});

/** Why a council did not answer this command, in its reader's words; null if the reason is unknown. */
export const whySilent = (context: CommandContext): string | null => silences.get(context) ?? null;

/** The global fetch hides what happened ("fetch failed") in the cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.name;
  return 'code' in cause ? String(cause.code) : cause.message;
}
