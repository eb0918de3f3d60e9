import type { OpenDocument } from '../editor/open-document.ts';
import { comparedFields } from './compared.ts';

/** How many changes a published document would show if it were published now; 0 of one that portals do not show. */
export const draftChanges = ({ published, shown, head: { isPublic } }: OpenDocument): number =>
  published === null || !isPublic ? 0 : comparedFields(published, shown).length;
