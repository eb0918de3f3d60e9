import type { FastifyInstance } from 'fastify';
import { readDraw, readDrawTexts } from '#application/registrations/draw/draw-records.ts';
import { readDrawPdfCall } from '#adapters/wire/registrations/draw/read-draw-pdf.ts';
import { readDrawRecordCall } from '#adapters/wire/registrations/draw/read-draw-record.ts';
import { readDrawCall } from '#adapters/wire/registrations/draw/read-draw.ts';
import { writeDrawHead, writePublishedDraw } from '#adapters/wire/registrations/draw/write-draw.ts';
import { left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { asWritten, route } from '../../../plugins/route.ts';
import { staffDrawEndpoints } from './staff-draws.ts';

/** Draws as everybody reads them, and in the office. */
export function drawEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readDrawCall, async ({ town, id }) => {
    const found = await readDraw(council)(town.realm, id);
    return found === null ? left({ kind: 'unknownDocument' }) : right(writeDrawHead(found.kept));
  });

  route(server, council, readDrawRecordCall, async ({ town, id, reply }) => {
    const found = await readDraw(council)(town.realm, id);
    if (found === null) return left({ kind: 'unknownDocument' });
    const texts = await readDrawTexts(council)(town.realm, id);
    reply.type('application/json; charset=utf-8');
    return right(asWritten(writePublishedDraw(found.kept, texts)));
  });

  route(server, council, readDrawPdfCall, async ({ town, id, reply }) => {
    const found = await readDraw(council)(town.realm, id);
    if (found === null) return left({ kind: 'unknownDocument' });
    const { outcome } = await readDrawTexts(council)(town.realm, id);
    const { sealed, done } = found.kept;
    if (done === null || outcome === null) return left({ kind: 'recordNotReady' });
    const { writeDrawPdf } = await import('./draw-pdf.ts');
    const pdf = await writeDrawPdf(town, { sealed, done }, outcome);
    reply.type('application/pdf').header('content-disposition', `attachment; filename="sorteo-${id}.pdf"`);
    return right(asWritten(Buffer.from(pdf)));
  });

  staffDrawEndpoints(server, council);
}
