import { givePaperText } from './give-paper.ts';
import { lookAtDeskText } from './look-at-desk.ts';
import { moveEnvelopesText } from './move-envelopes.ts';
import { readDeskText } from './read-desk.ts';

/** The calls of the desk of a vote. */
export const deskCalls = [readDeskText, lookAtDeskText, givePaperText, moveEnvelopesText] as const;
