import { confirmCensusText } from './confirm-census.ts';
import { confirmImportText } from './confirm-import.ts';
import { listImportsText } from './list-imports.ts';
import { previewCensusText } from './preview-census.ts';
import { previewImportText } from './preview-import.ts';
import { readCensusStateText } from './read-census-state.ts';
import { proposeAmendmentText } from './propose-amendment.ts';
import { takeAmendmentBackText } from './take-amendment-back.ts';
import { undoCensusText } from './undo-census.ts';
import { undoImportText } from './undo-import.ts';

/** The calls of tables that staff bring, and of the census. */
export const importCalls = [
  listImportsText,
  previewImportText,
  confirmImportText,
  undoImportText,
  readCensusStateText,
  previewCensusText,
  confirmCensusText,
  undoCensusText,
  proposeAmendmentText,
  takeAmendmentBackText,
] as const;
