import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { broughtImportWire, importEntryWire } from './import.ts';

/** Carries out an import that was looked at. */
export const confirmImportCall = {
  method: 'post',
  path: '/api/{realm}/staff/imports',
  caller: 'staff',
  act: 'document.publish',
  bodyLimit: 22 * 1024 * 1024,
  body: t.intersection([broughtImportWire, t.type({ basis: t.string })]),
  isClosed: true,
  answer: importEntryWire,
  refusals: ['importRefused', 'importOutdated', 'importNotReady', 'storageFailed'],
} as const satisfies Call;

export const confirmImportText: CallText<typeof confirmImportCall> = {
  call: confirmImportCall,
  id: 'confirmImport',
  topic: 'staff',
  summary:
    'Writes what a preview showed, as one change of the contents, with its step. The same file is sent again, with the `basis` of the preview: if the file, what was said about it or what is there has changed since, it is refused, and so is the same import a second time.',
  example: {
    layout: 'associations',
    file: 'Tm9tYnJlO1RlbMOpZm9ubwpQZW55YTs5NjAwMDAwMDAK',
    columns: { '3': null },
    skipsFaulty: true,
    basis: '3f1c….9a0b…',
  },
  answer: 'The import, which can be taken back by its id.',
};
