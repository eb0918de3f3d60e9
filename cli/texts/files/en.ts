import type { FileTexts } from './es.ts';

export const enFiles: FileTexts = {
  'document.language': 'en',
  'document.ofAll': '{part} of {all}',
  'usage.pbNeedsBallots':
    'a .pb file holds every ballot and the input has only counts; choose another --format',
  'usage.pbNotWritable':
    'the id "{found}" does not fit in a .pb file, which separates proposals by commas; choose another --format',
};
