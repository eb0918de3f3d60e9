import type { ActTrouble, Saving } from './open-document.ts';

/** What a refusal to store says. */
export const refusedWords: Readonly<Record<string, Extract<Saving, { kind: 'refused' }>['why']>> = {
  notAllowed: 'notAllowed',
  notStaff: 'notAllowed',
  noSession: 'notAllowed',
  documentStateRefused: 'state',
  documentTooLarge: 'tooLarge',
};

/** What a refused act says. */
export const troubles: Readonly<Record<string, ActTrouble>> = {
  documentChanged: 'changed',
  documentStateRefused: 'state',
  documentRefused: 'refused',
  documentOutdated: 'outdated',
  documentNeedsAnother: 'needsAnother',
  notAllowed: 'notAllowed',
  unreachable: 'unreachable',
};

/** Failures after which the same may succeed: no line, or a server that cannot store now. */
export const isPassing = (kind: string) => ['unreachable', 'serverFailed', 'storageFailed'].includes(kind);
