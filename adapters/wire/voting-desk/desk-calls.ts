import { givePaperText } from './give-paper.ts';
import { kioskCalls } from './kiosk/kiosk-calls.ts';
import { lookAtDeskText } from './look-at-desk.ts';
import { moveEnvelopesText } from './move-envelopes.ts';
import { noteIncidentText } from './note-incident.ts';
import { readVoteDayText } from './read-day.ts';
import { readDeskText } from './read-desk.ts';

/** The calls of the desk of a vote. */
export const deskCalls = [
  readDeskText,
  lookAtDeskText,
  givePaperText,
  moveEnvelopesText,
  readVoteDayText,
  noteIncidentText,
  ...kioskCalls,
] as const;
