import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { broughtImportWire, importPreviewWire } from './import.ts';

/** Says what an import would do. */
export const previewImportCall = {
  method: 'post',
  path: '/api/{realm}/staff/imports/preview',
  caller: 'staff',
  act: 'document.publish',
  // A file of 16 MiB in Base64.
  bodyLimit: 22 * 1024 * 1024,
  body: broughtImportWire,
  isClosed: true,
  answer: importPreviewWire,
  refusals: ['importRefused'],
} as const satisfies Call;

export const previewImportText: CallText<typeof previewImportCall> = {
  call: previewImportCall,
  id: 'previewImport',
  topic: 'staff',
  summary:
    'Reads a table (XLSX, ODS, or text with separated cells, in Base64, of at most 16 MiB) and says what importing it would do: columns that were found and those that were not, every fault with its row and column, and how many documents would be added, changed and removed. Nothing is stored. `layout` is the kind of table; a budget needs `year`, proposals need `process`. `removesOthers`: what the file does not have goes. `skipsFaulty`: rows with faults are left out.',
  example: {
    layout: 'associations',
    file: 'Tm9tYnJlO1RlbMOpZm9ubwpQZW55YTs5NjAwMDAwMDAK',
    columns: { '3': null },
    skipsFaulty: true,
  },
  answer: 'What the import would do, and the basis with which it can be confirmed.',
};
