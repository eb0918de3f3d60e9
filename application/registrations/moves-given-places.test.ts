import { expect, it } from 'vitest';
import { freeCourse } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { endPlace } from './after/leave-activity.ts';
import { movesGivenPlaces } from './moves-given-places.ts';

it('an activity is moved only if its days are others, while somebody has a place in the group', async () => {
  const [group] = freeCourse.groups;
  if (group === undefined) throw new Error('the course has a group');
  const evening = { ...group, id: 'nit' };
  const before = { ...freeCourse, groups: [group, evening] };
  const { ports, places, sends } = registeringTown(before);
  const moves = (after: Pick<typeof before, 'times' | 'groups'>) =>
    movesGivenPlaces(ports)(places.good, { before, after });
  const later = { ...before, times: { ...before.times, starts: before.times.starts + 86_400_000 } };
  expect(await moves(later)).toBe(false);
  await sends(10);
  expect([await moves(later), await moves(before)]).toEqual([true, false]);
  // Nobody has a place in the evening.
  expect([
    await moves({ ...before, groups: [group] }),
    await moves({ ...before, groups: [evening] }),
  ]).toEqual([false, true]);
  await endPlace(ports)(places, 'key-10', { to: 'left', reason: '', by: 'sender' });
  expect(await moves(later)).toBe(false);
});
