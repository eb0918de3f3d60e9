import type { FastifyInstance } from 'fastify';
import { sha256Bytes } from '#adapters/driven/stores-shared/step-row.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { writePreview } from '#adapters/wire/imports/import.ts';
import type { BroughtLettersWire } from '#adapters/wire/letters/letters.ts';
import { makeLettersCall } from '#adapters/wire/letters/make-letters.ts';
import { previewLettersCall } from '#adapters/wire/letters/preview-letters.ts';
import { replaceLetterCall } from '#adapters/wire/letters/replace-letter.ts';
import {
  type LetterVote,
  type MadeLetters,
  makeLetters,
  previewLetters,
  replaceLetter,
  type ReplacementRefusal,
} from '#application/office/letters/make-letters.ts';
import type { BroughtLetters } from '#application/ports/server/imports/import-workshop.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { Town } from '#domain/access/town.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { isVoteOver } from '#domain/voting/opening/opening-blockers.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { base64File } from '../../plugins/base64-file.ts';
import { route } from '../../plugins/route.ts';
import { importRefused } from '../office/imports.ts';
import { type AskedVote, askedVote } from '../votes/asked-vote.ts';
import { letterRecordEndpoints } from './letter-record.ts';
import { actingOf, lettersRefused, noLettersFor } from './letter-view.ts';
import { letterWords } from './letter-words.ts';

/** Why no letters are made for a vote, whoever asks; null if they are. */
function notNow({ view }: AskedVote, town: Town, now: number): CallRefusal<'lettersRefused'> | null {
  const read = view.surveys.filter((survey) => survey !== null);
  if (!read.some(({ census }) => census)) return noLettersFor('noCensus');
  return read.every((survey) => isVoteOver(survey, now, town.timeZone)) ? noLettersFor('over') : null;
}

/** The file with addresses that a person brings, as it was sent; left if it cannot be read. */
function broughtIn(body: BroughtLettersWire): Either<CallRefusal<'unreadable'>, BroughtLetters> {
  const file = base64File(body.file, 'file');
  if (isLeft(file)) return file;
  const choices = new Map(Object.entries(body.columns ?? {}).map(([place, name]) => [Number(place), name]));
  const asked = { choices, skipsFaulty: body.skipsFaulty === true };
  return right({ file: file.right, sheet: body.sheet ?? null, asked });
}

const writeMade = ({ file, letters }: MadeLetters) => ({
  file: Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64'),
  letters,
  print: sha256Bytes(file),
});

/** The letters of a vote that is asked for, ready to be made. */
async function letterVoteOf(
  council: ServerParts,
  town: Town,
  asked: AskedVote,
  member: StaffMember,
): Promise<Either<CallRefusal<'lettersRefused'>, LetterVote>> {
  const acting = actingOf(council, asked, member);
  const refused = notNow(asked, town, acting.now);
  const [main] = asked.view.surveys;
  if (refused !== null || main === undefined || main === null)
    return left(refused ?? noLettersFor('noCensus'));
  return right({ vote: asked.vote, acting, words: await letterWords(council, town, main) });
}

const longestLine = 100;

/** The fields of a person whose letter is lost; left with the first that is blank or wrong. */
function personIn(body: {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly town: string;
}) {
  const identity = readIdentity(body.id);
  if (isLeft(identity)) return left(noLettersFor('id'));
  const [name, place, postalCode] = [body.name.trim(), body.town.trim(), body.postalCode.trim()];
  const lines = body.lines.map((line) => line.trim()).filter((line) => line !== '');
  const isLine = (text: string) => text !== '' && text.length <= longestLine;
  if (!isLine(name)) return left(noLettersFor('name'));
  if (lines.length === 0 || lines.length > 3 || !lines.every(isLine)) return left(noLettersFor('lines'));
  if (!/^\d{5}$/u.test(postalCode)) return left(noLettersFor('postalCode'));
  if (!isLine(place)) return left(noLettersFor('town'));
  return right({ identity: identity.right, name, lines, postalCode, town: place });
}

/** Letters with codes: what a file would give, making them, one in place of a lost one, and what is known of them. */
export function letterEndpoints(server: FastifyInstance, council: ServerParts): void {
  letterRecordEndpoints(server, council);
  const refusalOf = (
    refused: Exclude<ReplacementRefusal, { readonly kind: 'importRefused' | 'importNotReady' }>,
  ) =>
    refused.kind === 'importOutdated' ? { kind: refused.kind } : lettersRefused(refused, 'census.change');

  route(server, council, previewLettersCall, async ({ town, id, member, body }) => {
    const asked = await askedVote(council, town, id, member);
    if (isLeft(asked)) return asked;
    const { now } = actingOf(council, asked.right, member);
    const refused = notNow(asked.right, town, now);
    if (refused !== null) return left(refused);
    const brought = broughtIn(body);
    if (isLeft(brought)) return brought;
    const preview = await previewLetters(council, town, brought.right, now);
    if (isLeft(preview)) return left(importRefused(preview.left));
    const { prepared, counts, isReady } = preview.right;
    const table = { ...preview.right, prepared: { ...prepared, leftOut: 0, counts, isReady } };
    return right(writePreview(table, 'letters'));
  });

  route(server, council, makeLettersCall, async ({ town, id, member, body }) => {
    const asked = await askedVote(council, town, id, member);
    if (isLeft(asked)) return asked;
    const brought = broughtIn(body);
    if (isLeft(brought)) return brought;
    const vote = await letterVoteOf(council, town, asked.right, member);
    if (isLeft(vote)) return vote;
    const done = await makeLetters(council, town, brought.right, body.basis, vote.right);
    if (!isLeft(done)) return right(writeMade(done.right));
    const refused = done.left;
    if (refused.kind === 'importRefused') return left(importRefused(refused));
    return left(refused.kind === 'importNotReady' ? { kind: refused.kind } : refusalOf(refused));
  });

  route(server, council, replaceLetterCall, async ({ town, id, member, body }) => {
    const asked = await askedVote(council, town, id, member);
    if (isLeft(asked)) return asked;
    const person = personIn(body);
    if (isLeft(person)) return person;
    const vote = await letterVoteOf(council, town, asked.right, member);
    if (isLeft(vote)) return vote;
    const { language } = body;
    const done = await replaceLetter(council, town, { ...person.right, language }, vote.right);
    return isLeft(done) ? left(refusalOf(done.left)) : right(writeMade(done.right));
  });
}
