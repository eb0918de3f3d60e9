import { deskCalls } from '../voting-desk/desk-calls.ts';
import { voteCalls } from '../office-votes/vote-calls.ts';
import { workCalls } from '../office-works/work-calls.ts';
import { actOnDocumentText } from './act-on-document.ts';
import { changeDocumentText } from './change-document.ts';
import { checkOfficeDocumentText } from './check-document.ts';
import { createDocumentText } from './create-document.ts';
import { listOfficeDocumentsText } from './list-documents.ts';
import { listPageDocumentsText } from './list-page-documents.ts';
import { pollDocumentText } from './poll-document.ts';
import { previewDocumentText } from './preview-document.ts';
import { readOfficeDocumentText } from './read-document.ts';
import { listRevisionsText, readRevisionText } from './revisions.ts';

/** The calls of documents in the office: their drafts, states and history, and the votes that surveys are opened with. */
export const officeDocumentCalls = [
  listOfficeDocumentsText,
  createDocumentText,
  readOfficeDocumentText,
  pollDocumentText,
  changeDocumentText,
  checkOfficeDocumentText,
  actOnDocumentText,
  listRevisionsText,
  readRevisionText,
  previewDocumentText,
  listPageDocumentsText,
  ...voteCalls,
  ...workCalls,
  ...deskCalls,
] as const;
