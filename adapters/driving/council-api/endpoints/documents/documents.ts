import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../../composition/server-parts.ts';
import { createDocumentEndpoint, documentActEndpoint } from './document-acts.ts';
import { changeDocumentEndpoint, readDocumentEndpoints } from './document-drafts.ts';
import { documentHistoryEndpoints } from './document-history.ts';
import { documentPreviewEndpoint } from './document-preview.ts';
import { documentListEndpoint } from './document-list.ts';
import { pageDocumentsEndpoint } from './page-documents.ts';
import type { NamesOfTown } from './readable-documents.ts';

/** Documents in the office: the list, drafts, acts, checks and history. */
export function officeDocumentEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  named: NamesOfTown,
): void {
  documentListEndpoint(server, council, named);
  readDocumentEndpoints(server, council);
  changeDocumentEndpoint(server, council);
  createDocumentEndpoint(server, council);
  documentActEndpoint(server, council);
  documentHistoryEndpoints(server, council);
  documentPreviewEndpoint(server, council);
  pageDocumentsEndpoint(server, council);
}
