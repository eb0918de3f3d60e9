import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { severalTexts, writtenPart } from '#adapters/wire/query.ts';
import type { Town } from '#domain/access/town.ts';
import type { Step } from '#domain/office/steps/step.ts';
import { assigneeKey, shownAssignee, storedAs, storedAssignee } from '#domain/office/desk/assignee.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { serverSayIn } from '../../server-texts.ts';

/** Who has requests, between their names, which calls speak of, and what is stored. */
export interface Assignees {
  /** The present name. */
  readonly shown: (stored: string | null) => string | null;
  /** What is stored for a name that the caller wrote. */
  readonly stored: (written: string | null | undefined) => string | null | undefined;
  /** Everything under which the requests of a name, or of `me`, are stored. */
  readonly storedAs: (written: string) => readonly string[];
}

/** Who has requests in a town, as its people of staff are called now. `caller`: null for who sent a request. */
export async function assigneesIn(
  { people }: Pick<ServerParts, 'people'>,
  { realm, defaultLanguage }: Town,
  caller: Pick<StaffMember, 'id' | 'name'> | null,
): Promise<Assignees> {
  const all = await people.list(realm);
  const gone = serverSayIn(defaultLanguage)('request.someoneWhoLeft');
  return {
    shown: (stored) => stored && shownAssignee(stored, all, gone),
    stored: (written) => written && storedAssignee(written.trim(), all, caller?.id ?? ''),
    storedAs: (written) =>
      written === 'me' && caller !== null ? [assigneeKey(caller.id), caller.name] : storedAs(written, all),
  };
}

/** A step with the name of the person who got a request, or had it. */
export const namedStep =
  ({ shown }: Assignees) =>
  (step: Step): Step =>
    step.act === 'request.assign' ? { ...step, from: shown(step.from), to: shown(step.to) } : step;

/** The parameters of a list with its assignees written in another way; the rest stays as it is. */
export const withAssignees = (query: string, write: (name: string) => string): string =>
  query
    .split('&')
    .map((part) => {
      if (!part.startsWith('assignedTo=')) return part;
      const names = severalTexts.read(new URLSearchParams(part).get('assignedTo')) ?? [];
      const written = names.map(write);
      if (written.every((one, place) => one === names[place])) return part;
      const parts = written.map((one) => encodeURIComponent(writtenPart(one)).replaceAll('%2C', ','));
      return `assignedTo=${parts.join(',')}`;
    })
    .join('&');
