import type { GoodsStep } from '../scarcity/goods-request.ts';
import type { OfficeVisit, VisitDeed, VisitState } from './visit.ts';

/**
 * The chain of what the counter of an office does. It is one for the office, not one for each visit: the key of a visit
 * opens it, and chains are read by staff.
 */
export const counterChain = (office: string): string => `counter/${office}`;

/**
 * The step of what the counter did with a visit: from which state to which, and the letters and desk that were called. It names
 * nobody.
 *
 * @example counterStep('arrived', visit, { act: 'call', at, by: 'rosa' }) // visit.call, from arrived to “called A-012 3”
 */
export const counterStep = (
  before: VisitState | null,
  { office, state, code, desk }: Pick<OfficeVisit, 'office' | 'state' | 'code' | 'desk'>,
  { act, at, by }: VisitDeed,
): GoodsStep => ({
  subject: counterChain(office),
  step: {
    act: `visit.${act}`,
    from: before,
    to: [state, code ?? '', desk ?? ''].join(' ').trim(),
    words: null,
    by,
    at,
  },
});
