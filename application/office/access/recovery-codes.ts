import type { StaffPerson } from '#domain/office/access/person.ts';
import { printedCode, readCode } from '#domain/office/access/recovery-code.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type SignedIn, enterOffice, type SignInPorts } from './sign-in.ts';

/** Makes new recovery codes for a person, as they are printed; those of before are no longer valid. */
export const makeCodes =
  ({ people, staffSecrets, clock }: SignInPorts) =>
  async ({ realm, id }: Pick<StaffPerson, 'realm' | 'id'>): Promise<readonly string[]> => {
    const made = staffSecrets.newCodes();
    const codes: string[] = [];
    for (const code of made) {
      // oxlint-disable-next-line no-await-in-loop -- each takes memory on purpose
      codes.push(await staffSecrets.codeHash(realm, code));
    }
    await people.change(realm, id, (before) => before && { ...before, codes }, { by: id, at: clock.now() });
    return made.map(printedCode);
  };

/** Signs in with a recovery code, whose it is by the code alone; null if it is wrong or was used. */
export const signInWithCode =
  (ports: SignInPorts) =>
  async (realm: RealmId, typed: string, device: string): Promise<SignedIn | null> => {
    const code = readCode(typed);
    // What cannot be a code takes the same time.
    const hash = await ports.staffSecrets.codeHash(realm, code ?? '');
    const owner = (await ports.people.list(realm)).find(({ codes }) => codes.includes(hash));
    if (code === null || owner === undefined) return null;
    const use = (before: StaffPerson) =>
      before.codes.includes(hash) ? { ...before, codes: before.codes.filter((one) => one !== hash) } : null;
    return enterOffice(ports)(realm, owner.id, { way: 'code', device, use });
  };
