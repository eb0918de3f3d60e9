import type { GoodsStep } from '#domain/scarcity/goods-request.ts';
import type { WaitingDeed, WaitingPerson } from '#domain/waiting-list/waiting-person.ts';

/** The step of what happened to somebody who waits: who was offered what, by a name that opens nothing. */
export const waitingStep = (
  { name }: Pick<WaitingPerson, 'name'>,
  { act, at, offered }: WaitingDeed,
  by: string,
): GoodsStep => ({
  subject: `waiting/${name}`,
  step: {
    act: `waiting.${act}`,
    from: null,
    to: offered === null ? act : `${offered.office}/${new Date(offered.at).toISOString()}`,
    words: null,
    by,
    at,
  },
});
