import type { FileTexts } from './es.ts';

export const enFiles: FileTexts = {
  'document.language': 'en',
  'document.ofAll': '{part} of {all}',
  'usage.pbNeedsBallots':
    'a .pb file holds every ballot and the input has only counts; choose another --format',
  'usage.pbNotWritable':
    'the id "{found}" does not fit in a .pb file: it holds a comma, or is a word that means something else there; choose another --format',
  'expected.unknownVoteType': 'a type of ballot: {known}',
  'output.unwritable': 'the output could not be written ({cause}); what was written is not whole',
};
