import { pocketNotesContract } from '#contract-tests/ports/browser/pocket-notes.ts';
import { memoryNotes } from './memory-notes.ts';

pocketNotesContract('the memory of tests', () => memoryNotes());
