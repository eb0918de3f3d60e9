import type { DoorVerdict } from '#domain/tickets/door/verdict.ts';
import type { Signal } from './signal.ts';

/** How a verdict looks: four colours, each with a form of its own. */
export type VerdictLook = 'pass' | 'stop' | 'elsewhere' | 'ask';

const looks: Readonly<Record<DoorVerdict['kind'], VerdictLook>> = {
  ok: 'pass',
  used: 'stop',
  notInside: 'stop',
  unknown: 'stop',
  revoked: 'stop',
  unpaid: 'stop',
  wrongSession: 'elsewhere',
  wrongDoor: 'elsewhere',
  tooEarly: 'elsewhere',
  question: 'ask',
};

/** The look of a verdict. */
export const lookOf = ({ kind }: DoorVerdict): VerdictLook => looks[kind];

const signals: Readonly<Record<VerdictLook, Signal>> = {
  pass: 'high',
  stop: 'twoLow',
  elsewhere: 'three',
  ask: 'long',
};

/** The sound of a verdict. */
export const signalOf = (verdict: DoorVerdict): Signal => signals[lookOf(verdict)];

/** The lines of each form in a square of 90. */
export const forms: Readonly<Record<VerdictLook, string>> = {
  pass: 'M6 42L34 70L84 16',
  stop: 'M14 14L76 76M76 14L14 76',
  elsewhere: 'M6 45H80M50 14L82 45L50 76',
  ask: 'M45 4L86 45L45 86L4 45Z',
};
