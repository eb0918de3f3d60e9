import { type RoleGrant, writeScope } from '../grant.ts';
import type { Deed, NewStep } from '../steps/step.ts';
import type { Changer } from '../steps/subject-steps.ts';
import type { StaffPerson } from './person.ts';
import type { ProgramToken } from './program-token.ts';

/** The subject of the steps of a person of staff. */
export const personSubject = ({ id }: Pick<StaffPerson, 'id'>): string => `staff/${id}`;
/** The subject of the steps of a program's token. */
export const tokenSubject = ({ id }: Pick<ProgramToken, 'id'>): string => `token/${id}`;

const deed = (act: string, more: Partial<Deed> = {}): Deed => ({
  act,
  from: null,
  to: null,
  words: null,
  ...more,
});

const written = ({ role, scope, until }: RoleGrant): string =>
  [role, writeScope(scope), ...(until === null ? [] : [new Date(until).toISOString()])].join(' ');

/** Roles given and ended, each with the part and the end. A second signature is a step of its own. */
function grantDeeds(before: readonly RoleGrant[], after: readonly RoleGrant[], at: number): readonly Deed[] {
  const signatures = (grants: readonly RoleGrant[], grant: RoleGrant) =>
    grants.find((one) => written(one) === written(grant))?.givenBy.length ?? 0;
  const given = after.filter(
    (grant) => (grant.until === null || grant.until > at) && grant.givenBy.length > signatures(before, grant),
  );
  const gone = before.filter((grant) => !after.some((one) => written(one) === written(grant)));
  return [
    ...gone.map((grant) => deed('staff.endGrant', { from: written(grant) })),
    ...given.map((grant) => deed('staff.grant', { to: written(grant) })),
  ];
}

function keyDeeds(before: StaffPerson, after: StaffPerson): readonly Deed[] {
  const has = ({ passkeys }: StaffPerson, id: string) => passkeys.some((key) => key.id === id);
  const added = after.passkeys.filter(({ id }) => !has(before, id));
  const removed = before.passkeys.filter(({ id }) => !has(after, id));
  const isNew = after.codes.some((code) => !before.codes.includes(code));
  const fewer = after.codes.length < before.codes.length;
  return [
    ...added.map(() => deed('staff.addKey')),
    ...removed.map(() => deed('staff.removeKey')),
    ...(isNew ? [deed('staff.makeCodes')] : []),
    ...(fewer && !isNew && after.codes.length > 0 ? [deed('staff.useCode')] : []),
    ...(fewer && !isNew && after.codes.length === 0 ? [deed('staff.useLastCode')] : []),
  ];
}

/** What a change of a person of staff did, by comparing both: names, addresses and keys are in no step. */
function personDeeds(before: StaffPerson | null, after: StaffPerson, at: number): readonly Deed[] {
  if (before === null) return [deed('staff.invite'), ...grantDeeds([], after.grants, at)];
  if (after.endedAt !== before.endedAt) return [deed('staff.end')];
  const isCorrected = after.name !== before.name || after.email !== before.email;
  const isInvited = after.invitation !== null && after.invitation.hash !== before.invitation?.hash;
  const isLinked = JSON.stringify(after.identity) !== JSON.stringify(before.identity);
  return [
    ...(isCorrected ? [deed('staff.correct')] : []),
    ...(isInvited ? [deed('staff.invite')] : []),
    ...(isLinked ? [deed(after.identity === null ? 'staff.unlink' : 'staff.link')] : []),
    ...keyDeeds(before, after),
    ...grantDeeds(before.grants, after.grants, at),
    ...(after.signedIn !== null && after.signedIn !== before.signedIn
      ? [deed('staff.signIn', { to: after.signedIn.way })]
      : []),
  ];
}

/** The steps of a change of a person of staff; `before` is null for somebody new. */
export const personSteps = (
  before: StaffPerson | null,
  after: StaffPerson,
  changer: Changer,
): readonly NewStep[] => personDeeds(before, after, changer.at).map((one) => ({ ...one, ...changer }));

/** The step of sessions that were ended by a list of sessions. */
export const sessionsEndedStep = (changer: Changer): NewStep => ({
  ...deed('staff.endSessions'),
  ...changer,
});

/** The steps of a change of a program's token; `before` is null for a new one. */
export function tokenSteps(
  before: ProgramToken | null,
  after: ProgramToken,
  changer: Changer,
): readonly NewStep[] {
  const scope = `${after.role} ${writeScope(after.scope)} ${new Date(after.until).toISOString()}`;
  if (before === null) return [{ ...deed('staff.makeToken', { to: scope }), ...changer }];
  const isRevoked = after.revokedAt !== before.revokedAt;
  return isRevoked ? [{ ...deed('staff.revokeToken', { from: scope }), ...changer }] : [];
}
