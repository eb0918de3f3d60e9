import type * as t from 'io-ts';
import type { Subject } from '#domain/following/follow.ts';
import type { confirmedFollowWire, followedWire, followsWire } from './follow.ts';

/** A follow; the link ends it. */
export interface Followed {
  readonly subject: Subject;
  readonly title: string;
  readonly path: string;
  readonly link: string;
  readonly by: 'mail' | 'push';
}

const readFollowed = ({ kind, id, ...told }: t.TypeOf<typeof followedWire>): Followed => ({
  ...told,
  subject: { kind, id },
});

export const readConfirmed = ({ mine, ...told }: t.TypeOf<typeof confirmedFollowWire>) => ({
  ...readFollowed(told),
  mine,
});

/** All that is followed; `isKnown`: the e-mail of the user is verified. */
interface FollowsRead extends Omit<t.TypeOf<typeof followsWire>, 'items'> {
  readonly items: readonly Followed[];
}

export const readFollows = ({ items, ...told }: t.TypeOf<typeof followsWire>): FollowsRead => ({
  ...told,
  items: items.map(readFollowed),
});
