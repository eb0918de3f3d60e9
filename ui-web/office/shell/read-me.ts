import { readMeCall } from '#adapters/wire/office/read-me.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { Act } from '#domain/office/roles.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { type Either, map } from '#domain/shared/result.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import type { Me } from './me.ts';

const meOf = ({ name, acts, person, session }: CallAnswer<typeof readMeCall>): Me => ({
  name,
  language: isLanguage(person?.language) ? person.language : null,
  acts: new Set(acts as readonly Act[]),
  canSignOut: session !== null,
  signsWithKey: person !== null && person.passkeys.length > 0,
});

/** Who is signed in, as the server says. */
export async function readMe({ call, realm }: OfficeCouncil): Promise<Either<CouncilRefusal, Me>> {
  return map(meOf)(await call(readMeCall, { realm }));
}
