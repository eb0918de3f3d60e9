import type { FastifyInstance } from 'fastify';
import { isDrawErased } from '#application/registrations/after/forget-old-registrations.ts';
import { readDraw, readDrawTexts } from '#application/registrations/draw/draw-records.ts';
import { readDrawPdfCall } from '#adapters/wire/registrations/draw/read-draw-pdf.ts';
import { readDrawRecordCall } from '#adapters/wire/registrations/draw/read-draw-record.ts';
import { readDrawCall } from '#adapters/wire/registrations/draw/read-draw.ts';
import { writeDrawHead, writePublishedDraw } from '#adapters/wire/registrations/draw/write-draw.ts';
import { lineOfDraw } from '#application/vouchers/draw/line-of-draw.ts';
import { left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { keptForAMoment } from '../../../kept/kept-for-a-moment.ts';
import { asWritten, route } from '../../../plugins/route.ts';
import { staffDrawEndpoints } from './staff-draws.ts';

/** Milliseconds for which a line is not read again, however many ask how far it is. */
const readEvery = 2000;

/** Draws as everybody reads them, and in the office. */
export function drawEndpoints(server: FastifyInstance, council: ServerParts): void {
  const lines = keptForAMoment(council.clock, readEvery, lineOfDraw(council));
  route(server, council, readDrawCall, async ({ town, id }) => {
    const found = await readDraw(council)(town.realm, id);
    if (found === null) return left({ kind: 'unknownDocument' });
    const named = { realm: town.realm, activity: id, sealedAt: found.kept.sealed.at };
    const isErased = await isDrawErased(council, named, council.clock.now());
    const line = await lines.of(town.realm, id);
    const written = line?.map(({ type, next }) => ({ group: type, next }));
    return right({ ...writeDrawHead(found.kept), isErased, ...(written !== undefined && { line: written }) });
  });

  route(server, council, readDrawRecordCall, async ({ town, id, reply }) => {
    const found = await readDraw(council)(town.realm, id);
    if (found === null) return left({ kind: 'unknownDocument' });
    const texts = await readDrawTexts(council)(town.realm, id);
    if (texts.list === null) return left({ kind: 'unknownDocument' });
    reply.type('application/json; charset=utf-8');
    return right(asWritten(writePublishedDraw(found.kept, texts)));
  });

  route(server, council, readDrawPdfCall, async ({ town, id, reply }) => {
    const found = await readDraw(council)(town.realm, id);
    if (found === null) return left({ kind: 'unknownDocument' });
    const { list, outcome } = await readDrawTexts(council)(town.realm, id);
    if (list === null) return left({ kind: 'unknownDocument' });
    const { sealed, done } = found.kept;
    if (done === null || outcome === null) return left({ kind: 'recordNotReady' });
    const { writeDrawPdf } = await import('./draw-pdf.ts');
    const pdf = await writeDrawPdf(town, { sealed, done }, outcome);
    reply.type('application/pdf').header('content-disposition', `attachment; filename="sorteo-${id}.pdf"`);
    return right(asWritten(Buffer.from(pdf)));
  });

  staffDrawEndpoints(server, council);
}
