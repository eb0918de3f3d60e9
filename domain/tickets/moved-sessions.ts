import type { DocumentDraft } from '../documents/draft.ts';
import type { FieldPath } from '../documents/fields.ts';
import type { EventSession } from './ticketed-event.ts';

/** What of a session says when it begins. */
type SessionTime = Pick<EventSession, 'id' | 'start'>;

/** The sessions that begin at another time by what is written anew, or are no longer there. */
export const movedSessions = (
  before: readonly SessionTime[],
  after: readonly SessionTime[],
): readonly string[] =>
  before
    .filter((one) => !after.some(({ id, start }) => id === one.id && start === one.start))
    .map(({ id }) => id);

/** The members of a session that say which one it is, and when it begins. */
const ofTime = ['id', 'begins'];

/** Whether a field of the document of an event decides when its sessions begin, or which it has. */
function decidesTimes(path: FieldPath): boolean {
  const [list, , member] = path.split('/');
  return list === 'sessions' && (member === undefined || ofTime.includes(member));
}

/** Whether a person wrote, in the draft of an event, when its sessions begin or which it has. */
export const wroteTimes = (draft: DocumentDraft, name: string): boolean =>
  [...draft.values()].some(({ path, by }) => by === name && decidesTimes(path));
