import { pictureCleanerContract } from '#contract-tests/ports/server/picture-cleaner.ts';
import { pictureCleaner } from './picture-cleaner.ts';

pictureCleanerContract('the cleaner of segments', () => pictureCleaner);
