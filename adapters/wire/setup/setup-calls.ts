import { changeSetupText } from './change-setup.ts';
import { lookAtSetupLinkText } from './look-at-link.ts';
import { makeTownText } from './make-town.ts';
import { readSetupText } from './read-setup.ts';

/** The calls with which a town begins. */
export const setupCalls = [lookAtSetupLinkText, makeTownText, readSetupText, changeSetupText] as const;
