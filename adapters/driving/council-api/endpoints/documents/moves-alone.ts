import type { Town } from '#domain/access/town.ts';
import type { OfficeDocument } from '#domain/documents/office-document.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { movesActivityAlone } from '../registrations/moved-activities.ts';
import { movesSessionAlone } from '../tickets/moved-alone.ts';

/** Whether a person would move, by publishing what they wrote themselves, what others have tickets or places of. */
export const movesAlone = async (
  ...asked: [
    council: Pick<ServerParts, 'goodsRecords'>,
    town: Pick<Town, 'realm' | 'timeZone'>,
    document: OfficeDocument,
    name: string,
  ]
): Promise<boolean> => (await movesSessionAlone(...asked)) || (await movesActivityAlone(...asked));
