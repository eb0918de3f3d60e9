import { describe, expect, it } from 'vitest';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { aTown } from '#fixtures/builders/data/town.ts';

const [town, stranger] = [aTown('vilanova', { hosts: ['vilanova.localhost'] }), aTown('benialt')];

/** The contract of every register of towns. `open` gives one with a town and surveys of the ids given. */
export function realmRegisterContract(
  name: string,
  open: (town: Town, surveys: readonly string[]) => Promise<RealmRegister>,
): void {
  describe(`${name} keeps the realm-register contract`, () => {
    it('knows its towns, and no other', async () => {
      const realms = await open(town, []);
      expect(await realms.towns()).toEqual([town]);
      expect(await realms.town(town.realm)).toEqual(town);
      expect(await realms.town(realmId('nowhere'))).toBeNull();
    });

    it('lists a town’s surveys in the council’s order, and finds each with its document', async () => {
      const realms = await open(town, ['second', 'first']);
      expect((await realms.surveys(town)).map(({ survey }) => survey.id)).toEqual(['second', 'first']);
      expect(await realms.survey(town, surveyId('first'))).toMatchObject({
        survey: { id: 'first' },
        document: { _id: 'first' },
      });
      expect(await realms.survey(town, surveyId('gone'))).toBeNull();
    });

    it('does not know a town’s surveys under another town', async () => {
      const realms = await open(town, ['first']);
      expect(await realms.surveys(stranger)).toEqual([]);
      expect(await realms.survey(stranger, surveyId('first'))).toBeNull();
    });
  });
}
