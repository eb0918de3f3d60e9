import type { FastifyInstance } from 'fastify';
import { viewRecord } from '#application/office/votes/closing/give-record-signature.ts';
import { readClosingPdfCall } from '#adapters/wire/office-votes/closing/read-closing-pdf.ts';
import type { PublishedRecord } from '#adapters/wire/voting/closing-record.ts';
import { readRecordCall } from '#adapters/wire/voting/read-record.ts';
import { writeRecord } from '#adapters/wire/voting/write-record.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { partsForReader } from '#domain/voting/closing/public-parts.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { asWritten, route } from '../../../plugins/route.ts';
import { type AskedClosing, askedClosing } from './asked-closing.ts';

/** The record that two people signed or, before, as it would be signed now; null before its time. */
function recordOf({ vote, book, matter, reader }: AskedClosing): PublishedRecord | null {
  if (book.signed !== null) return writeRecord(vote, book.signed, reader);
  const view = matter === null ? null : viewRecord(matter, book);
  if (view === null) return null;
  const { hash, text, parts } = view.record;
  return { vote, hash, text, parts: { ...partsForReader(reader, parts) }, signatures: [] };
}

/** The closing record for everybody, and as a document for those who sign. */
export function recordEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readRecordCall, async ({ town, id }) => {
    // A survey that is held back is as one that does not exist.
    if ((await council.realms.survey(town, surveyId(id))) === null) return left({ kind: 'unknownSurvey' });
    const opened = await council.voteDesk.openedVote(town.realm, id);
    const signed = opened && (await council.closingDesk.find(town.realm, opened.vote)).signed;
    return right({ record: opened && signed && writeRecord(opened.vote, signed, 'everybody') });
  });

  route(server, council, readClosingPdfCall, async ({ town, id, member, reply }) => {
    const asked = await askedClosing(council, town, id, member);
    if (isLeft(asked)) return asked;
    const record = recordOf(asked.right);
    if (record === null) return left({ kind: 'recordNotReady' });
    const { writeRecordPdf } = await import('./record-pdf.ts');
    reply.type('application/pdf').header('content-disposition', `attachment; filename="acta-${id}.pdf"`);
    return right(asWritten(Buffer.from(await writeRecordPdf(council, town, record))));
  });
}
