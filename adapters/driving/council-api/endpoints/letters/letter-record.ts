import type { FastifyInstance } from 'fastify';
import { bringPrinterCall } from '#adapters/wire/letters/bring-printer.ts';
import { confirmPrinterCall } from '#adapters/wire/letters/confirm-printer.ts';
import { noteReturnedCall } from '#adapters/wire/letters/note-returned.ts';
import { readLettersCall } from '#adapters/wire/letters/read-letters.ts';
import { letterStep } from '#application/office/letters/make-letters.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  type LetterActing,
  type LetterRecord,
  type LetterRefused,
  withConfirmedPrinter,
  withPrinter,
  withReturned,
} from '#domain/voting/letters/letter-record.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { type AskedVote, askedVote } from '../votes/asked-vote.ts';
import { actingOf, lettersRefused, noLettersFor, writeLetters } from './letter-view.ts';

/** Stores what an act makes of the record, with its step. */
const changing =
  ({ letterDesk }: ServerParts) =>
  (
    town: Town,
    asked: AskedVote,
    acting: LetterActing,
    deed: Parameters<typeof letterStep>[2],
    decide: (record: LetterRecord) => Either<LetterRefused, LetterRecord>,
  ) =>
    letterDesk.change<Either<LetterRefused, true>>(town.realm, asked.vote, (record) => {
      const made = decide(record);
      if (isLeft(made)) return { act: null, answer: made };
      return { act: { record: made.right, steps: [letterStep(town, acting, deed)] }, answer: right(true) };
    });

/** Acts on the record of letters: the printer, and what came back. */
export function letterRecordEndpoints(server: FastifyInstance, council: ServerParts): void {
  const change = changing(council);

  route(server, council, readLettersCall, async ({ town, id, member }) => {
    const asked = await askedVote(council, town, id, member);
    return isLeft(asked) ? asked : right(await writeLetters(council, town, asked.right, member));
  });

  route(server, council, bringPrinterCall, async ({ town, id, member, body }) => {
    const asked = await askedVote(council, town, id, member);
    if (isLeft(asked)) return asked;
    const acting = actingOf(council, asked.right, member);
    const read = council.letterPrinting.readCertificate(body.certificate);
    if (isLeft(read)) return left(noLettersFor(read.left));
    if (read.right.until <= acting.now) return left(noLettersFor('over'));
    const deed = { act: 'letters.bringPrinter', to: read.right.subject };
    const done = await change(town, asked.right, acting, deed, (record) =>
      withPrinter(record, read.right, acting),
    );
    if (isLeft(done)) return left(lettersRefused(done.left, 'census.change'));
    return right(await writeLetters(council, town, asked.right, member));
  });

  route(server, council, confirmPrinterCall, async ({ town, id, member, body }) => {
    const asked = await askedVote(council, town, id, member);
    if (isLeft(asked)) return asked;
    const acting = actingOf(council, asked.right, member);
    const done = await change(
      town,
      asked.right,
      acting,
      { act: 'letters.confirmPrinter', to: body.print.slice(0, 16) },
      (record) => withConfirmedPrinter(record, body.print, acting),
    );
    if (isLeft(done)) return left(lettersRefused(done.left, 'vote.extend'));
    return right(await writeLetters(council, town, asked.right, member));
  });

  route(server, council, noteReturnedCall, async ({ town, id, member, body }) => {
    const asked = await askedVote(council, town, id, member);
    if (isLeft(asked)) return asked;
    const { returned } = body;
    if (!Number.isSafeInteger(returned) || returned < 0) return left(noLettersFor('returned'));
    const acting = actingOf(council, asked.right, member);
    const deed = { act: 'letters.noteReturned', to: String(returned) };
    const done = await change(town, asked.right, acting, deed, (record) => withReturned(record, returned));
    if (isLeft(done)) return left(lettersRefused(done.left, 'census.change'));
    return right(await writeLetters(council, town, asked.right, member));
  });
}
