import { beginKioskText } from './begin-kiosk.ts';
import { endKioskText } from './end-kiosk.ts';
import { enterPassText } from './enter-pass.ts';
import { givePassText } from './give-pass.ts';
import { leaveKioskText } from './leave-kiosk.ts';
import { readKioskText } from './read-kiosk.ts';
import { startKioskText } from './start-kiosk.ts';
import { stayAtKioskText } from './stay-at-kiosk.ts';
import { voteAtKioskText } from './vote-at-kiosk.ts';

/** The calls of passes and kiosks: of the desk first, then of the tablet. */
export const kioskCalls = [
  givePassText,
  beginKioskText,
  endKioskText,
  startKioskText,
  readKioskText,
  enterPassText,
  stayAtKioskText,
  voteAtKioskText,
  leaveKioskText,
] as const;
