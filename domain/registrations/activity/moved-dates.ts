import type { DocumentDraft } from '../../documents/draft.ts';
import type { FieldPath } from '../../documents/fields.ts';
import type { Activity } from './activity.ts';

/** What of an activity says when it is. */
type Dated = Pick<Activity, 'times'> & {
  readonly groups: readonly Pick<Activity['groups'][number], 'id' | 'sessions'>[];
};

/**
 * The groups whose days are others by what is written anew, or which are no longer there: all of them if the activity begins or
 * ends on another day. A day more moves nobody.
 */
export function movedGroups(before: Dated, after: Dated): readonly string[] {
  const isMoved = before.times.starts !== after.times.starts || before.times.ends !== after.times.ends;
  return before.groups
    .filter(({ id, sessions }) => {
      const now = after.groups.find((one) => one.id === id);
      return isMoved || now === undefined || sessions.some((day) => !now.sessions.includes(day));
    })
    .map(({ id }) => id);
}

/** The members of a group that say which one it is, and when it meets. */
const ofDays = ['id', 'sessions'];

/** Whether a field of the document of an activity decides when it is, or which groups it has. */
function decidesDates(path: FieldPath): boolean {
  const [name = '', , member] = path.split('/');
  if (name === 'groups') return member === undefined || ofDays.includes(member);
  return name === 'firstDay' || name === 'lastDay';
}

/** Whether a person wrote, in the draft of an activity, when it is or which groups it has. */
export const wroteDates = (draft: DocumentDraft, name: string): boolean =>
  [...draft.values()].some(({ path, by }) => by === name && decidesDates(path));
