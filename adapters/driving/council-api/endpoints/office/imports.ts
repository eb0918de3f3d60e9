import type { FastifyInstance } from 'fastify';
import { localizedText } from '#adapters/wire/decode.ts';
import { confirmImportCall } from '#adapters/wire/imports/confirm-import.ts';
import { type BroughtImportWire, writeEntry, writePreview } from '#adapters/wire/imports/import.ts';
import { listImportsCall } from '#adapters/wire/imports/list-imports.ts';
import { previewImportCall } from '#adapters/wire/imports/preview-import.ts';
import { undoImportCall } from '#adapters/wire/imports/undo-import.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import {
  type BroughtImport,
  confirmImport,
  type PreviewRefusal,
  previewImport,
} from '#application/imports/imports.ts';
import { reference } from '#domain/forms/request.ts';
import { importLayout } from '#domain/imports/layouts/layouts.ts';
import type { StaffSubject } from '#domain/office/decide.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { base64File } from '../../plugins/base64-file.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';

/** What a person brings, as it was sent; left if it cannot be read. */
function broughtIn(body: BroughtImportWire): Either<CallRefusal<'unreadable'>, BroughtImport> {
  const { layout, sheet = null, year = null, executedTo = null, process = null } = body;
  const file = base64File(body.file, 'file');
  if (isLeft(file)) return file;
  const day = executedTo === null || executedTo === '' ? null : parseDay(executedTo);
  if (day === null && executedTo !== null && executedTo !== '')
    return left({ kind: 'unreadable', where: 'executedTo' });
  const isYear = year === null || (Number.isInteger(year) && year > 1900 && year < 2200);
  if (!isYear) return left({ kind: 'unreadable', where: 'year' });
  const choices = new Map(Object.entries(body.columns ?? {}).map(([place, name]) => [Number(place), name]));
  return right({
    file: file.right,
    layout,
    sheet,
    asked: {
      options: { year, executedTo: day, process },
      choices,
      removesOthers: body.removesOthers === true,
      skipsFaulty: body.skipsFaulty === true,
    },
  });
}

/** A refusal as it is sent: what is wrong with the file is its fault. */
export const importRefused = ({ kind, fault }: PreviewRefusal): CallRefusal<'importRefused'> => ({
  kind,
  where: fault,
  faults: [{ kind: fault }],
});

/** Proposals are those of a process: its publisher may bring them. Everything else is of the town. */
const partOf = ({ layout, process = null }: BroughtImportWire): StaffSubject['in'] => {
  const isOfProcess = importLayout(layout)?.options.includes('process') === true;
  return isOfProcess && process !== null ? { process } : {};
};

/** Tables that staff bring: looked at, confirmed, listed, taken back. */
export function importEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, previewImportCall, async ({ realm, body, member }) => {
    const may = allowed(council, member, { acts: ['document.publish'], in: partOf(body) });
    if (isLeft(may)) return may;
    const brought = broughtIn(body);
    if (isLeft(brought)) return brought;
    const preview = await previewImport(council, realm, brought.right);
    return isLeft(preview)
      ? left(importRefused(preview.left))
      : right(writePreview(preview.right, body.layout));
  });

  route(server, council, confirmImportCall, async ({ realm, body, member }) => {
    const may = allowed(council, member, { acts: ['document.publish'], in: partOf(body) });
    if (isLeft(may)) return may;
    const brought = broughtIn(body);
    if (isLeft(brought)) return brought;
    const done = await confirmImport(council, realm, brought.right, {
      basis: body.basis,
      id: reference(council.random(10)),
      by: { by: member.name, at: council.clock.now() },
    });
    if (!isLeft(done)) return right(writeEntry(done.right));
    return left(done.left.kind === 'importRefused' ? importRefused(done.left) : done.left);
  });

  route(server, council, listImportsCall, async ({ realm }) => {
    const processes = await council.documents.all(realm, 'procesos');
    return right({
      items: (await council.imports.list(realm)).map(writeEntry),
      processes: processes.map(({ _id, title }) => ({
        id: _id,
        title: localizedText.is(title) ? title : _id,
      })),
    });
  });

  route(server, council, undoImportCall, async ({ realm, id, member }) => {
    const may = allowed(council, member, { acts: ['document.publish'], in: {} });
    if (isLeft(may)) return may;
    const by = { by: member.name, at: council.clock.now() };
    const outcome = await council.imports.takeBack(realm, id, by);
    if (outcome.kind === 'unknown') return left({ kind: 'unknownImport' });
    if (outcome.kind === 'changed')
      return left({ kind: 'importChanged', faults: outcome.documents.map((document) => ({ document })) });
    return right({ status: 'ok' });
  });
}
