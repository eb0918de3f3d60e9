import type { FastifyInstance } from 'fastify';
import type * as t from 'io-ts';
import type { EntryAct } from '#application/ports/server/office/box-book.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { enterBallotCall } from '#adapters/wire/office-votes/paper/enter-ballot.ts';
import type { EntriesAnswer, sheetAnswerWire } from '#adapters/wire/office-votes/paper/entries.ts';
import { readEntriesCall } from '#adapters/wire/office-votes/paper/read-entries.ts';
import { takeEntryBackCall } from '#adapters/wire/office-votes/paper/take-entry-back.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import {
  type EnteredBox,
  enterAnswer,
  entryToTakeBack,
  type EntryRefused,
} from '#domain/voting/paper/enter-ballot.ts';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';
import type { SheetAnswer } from '#domain/voting/paper/sheet.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { actingPaper, type AskedPaper, enteredBox } from './asked-paper.ts';
import { writeEntries } from './write-boxes.ts';

const readAnswer = ({ kind, raw }: t.TypeOf<typeof sheetAnswerWire>): SheetAnswer =>
  kind === 'choice' ? { kind, raw: (raw ?? null) as RawAnswer } : { kind };

const unknownBox = left({ kind: 'boxRefused', where: 'unknownBox' } as const);

const actOf = (more: Partial<EntryAct>): EntryAct => ({
  put: null,
  drop: null,
  boxes: null,
  join: [],
  ...more,
});

/** The entry with another one of the same person for the same ballot in its place, or without it. */
const replaced = (
  found: EnteredBox,
  { number, person }: PaperEntry,
  by: readonly PaperEntry[],
): EnteredBox => ({
  ...found,
  entries: [...found.entries.filter((one) => one.number !== number || one.person !== person), ...by],
});

/** What is stored of an entry, and how far the ballots of its box are then. */
interface EntryDone {
  readonly put?: PaperEntry;
  readonly drop?: PaperEntry;
}

/** What is stored of an entry, with the answer to who entered it. */
interface InBox {
  readonly act: EntryAct | null;
  readonly answer: Either<CallRefusal<'boxRefused' | 'entryRefused'>, EntriesAnswer>;
}

/** Entering ballots of a box. */
export function entryEndpoints(server: FastifyInstance, council: ServerParts): void {
  const inBox = (
    { vote, sheet, signer }: AskedPaper,
    realm: Parameters<typeof council.boxBook.changeEntries>[0],
    box: string,
    work: (found: EnteredBox) => Either<EntryRefused, EntryDone>,
  ) =>
    council.boxBook.changeEntries(realm, vote, box, (all): InBox => {
      const found = enteredBox(all, box, { sheet });
      if (found === null) return { act: null, answer: unknownBox };
      const done = work(found);
      if (isLeft(done))
        return { act: null, answer: left({ kind: 'entryRefused', where: done.left.kind } as const) };
      const { put = null, drop = null } = done.right;
      const changed = put ?? drop;
      const after = changed === null ? found : replaced(found, changed, put === null ? [] : [put]);
      return { act: actOf({ put, drop }), answer: right(writeEntries(after, signer.id)) };
    });

  route(server, council, readEntriesCall, async ({ town, id, box, member }) => {
    const asked = await actingPaper(council, town, id, member);
    if (isLeft(asked)) return asked;
    const all = await council.boxBook.entries(town.realm, id, box);
    const found = enteredBox(all, box, asked.right);
    return found === null ? unknownBox : right(writeEntries(found, asked.right.signer.id));
  });

  route(server, council, enterBallotCall, async ({ town, id, box, member, body }) => {
    const asked = await actingPaper(council, town, id, member);
    if (isLeft(asked)) return asked;
    const { id: person, name } = asked.right.signer;
    const typed = { ...body, answer: readAnswer(body.answer), person, name };
    return inBox(asked.right, town.realm, box, (found) => {
      const put = enterAnswer(found, typed);
      return isLeft(put) ? put : right({ put: put.right });
    });
  });

  route(server, council, takeEntryBackCall, async ({ town, id, box, member, body }) => {
    const asked = await actingPaper(council, town, id, member);
    if (isLeft(asked)) return asked;
    const person = asked.right.signer.id;
    return inBox(asked.right, town.realm, box, (found) => {
      const drop = entryToTakeBack(found, { person, number: body.number });
      return isLeft(drop) ? drop : right({ drop: drop.right });
    });
  });
}
