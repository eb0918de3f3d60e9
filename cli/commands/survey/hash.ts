import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { decode } from '#adapters/wire/decode.ts';
import { type OpeningAnswer, openingOrNone } from '#adapters/wire/voting/signed-vote.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { canonicalJson } from '#domain/documents/canonical-json.ts';
import { isJsonObject, type Json } from '#domain/documents/json.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { readSource } from '../../read-source.ts';
import { reportUnread } from './given-survey.ts';

/** `concejo survey hash FILE|-|URL`: computes the hash of an opened vote again. */
export const surveyHash: Command = {
  help: 'help.surveyHash',
  configure: (parser, context, run) => {
    parser.argument('[file]').action((file: string | undefined) => run(hashOf(file ?? '-', context)));
  },
};

function jsonIn(bytes: Uint8Array): Json | undefined {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Json;
  } catch {
    return undefined;
  }
}

async function hashOf(file: string, context: CommandContext): Promise<ExitCode> {
  const { io, say } = context;
  if (file === '-' && io.stdinIsTerminal) {
    // The program would wait without saying so.
    io.err(say('help.surveyHash'));
    return exitCodes.usage;
  }
  const source = await readSource(file, io);
  if (isLeft(source)) return reportUnread(source.left, context);
  const json = jsonIn(source.right.bytes);
  const told = decode(openingOrNone, json);
  if (isRight(told) && told.right.opening !== null) return verifyOpening(told.right.opening, context);
  if (isJsonObject(json) && Array.isArray(json['surveys'])) {
    await io.out(`${sha256Text(canonicalJson(json))}\n`);
    return exitCodes.done;
  }
  io.err(`${say('label.error')} ${say(isRight(told) ? 'verify.notOpened' : 'verify.notAVote')}\n`);
  return exitCodes.invalidInput;
}

/** The hash of a signed text: of its canonical form, so that a text with other spaces is no other vote. */
function computed(text: string): string {
  try {
    return sha256Text(canonicalJson(JSON.parse(text) as Json));
  } catch {
    return sha256Text(text);
  }
}

/** Computes the hash of the opening and of every change, and compares each with the one that the council gives. */
async function verifyOpening(
  { opened, changes, hash }: OpeningAnswer,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  const signed = [opened, ...changes];
  let differ = signed.at(-1)?.hash === hash ? 0 : 1;
  for (const [n, one] of signed.entries()) {
    const found = computed(one.text);
    const named = n === 0 ? say('verify.hashOpened') : say('verify.hashChange', { n });
    await io.out(`${found}  ${named} ${printable(one.at)} ${printable(one.by.join(', '))}\n`);
    if (found === one.hash) continue;
    differ += 1;
    io.err(`${say('label.error')} ${say('verify.hashDiffers', { named, told: printable(one.hash) })}\n`);
  }
  if (differ === 0) io.err(`${say('verify.hashAgrees')}\n`);
  return differ === 0 ? exitCodes.done : exitCodes.failed;
}
