import { describe, expect, it } from 'vitest';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { CensusRow } from '#domain/census/census-row.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const id = (text: string) => text as IdentityNumber;
const day = (text: string) => text as CalendarDay;
const rows: readonly CensusRow[] = [
  { identity: id('12345678Z'), secrets: ['1984', 'ZZBE'] },
  { identity: id('X1234567L'), secrets: ['1990'] },
];

/** The contract of every census. `open` gives a census of one town with the people given. */
export function censusRegisterContract(
  name: string,
  open: (realm: RealmId, rows: readonly CensusRow[]) => Promise<CensusRegister>,
): void {
  describe(`${name} keeps the census-register contract`, () => {
    it('knows a person by the birth year, the posted code or both, always as the same', async () => {
      const census = await open(town, rows);
      const found = await Promise.all(
        [['1984'], ['ZZBE'], ['1984', 'ZZBE'], ['ZZBE', '1984']].map((secrets) =>
          census.match(town, id('12345678Z'), secrets),
        ),
      );
      expect(new Set(found).size).toBe(1);
      expect(found[0]).not.toBeNull();
      expect(await census.match(town, id('X1234567L'), ['1990'])).not.toBe(found[0]);
    });

    it('matches no person by a wrong secret, by none, or by a right one among wrong ones', async () => {
      const census = await open(town, rows);
      for (const secrets of [['1985'], [], [''], ['1983', '1984', '1985'], ['1984', 'AAAA']]) {
        expect(await census.match(town, id('12345678Z'), secrets)).toBeNull();
      }
    });

    it('matches no person by another person’s secret, nor one who is not on it', async () => {
      const census = await open(town, rows);
      expect(await census.match(town, id('12345678Z'), ['1990'])).toBeNull();
      expect(await census.match(town, id('00000000T'), ['1984'])).toBeNull();
    });

    it('finds a person by the identity number alone for the desk of a vote, as the same person', async () => {
      const census = await open(town, rows);
      const found = await census.atDesk(town, id('12345678Z'));
      expect(found).toBe(await census.match(town, id('12345678Z'), ['1984']));
      expect(found).not.toBeNull();
      expect(await census.atDesk(town, id('00000000T'))).toBeNull();
      expect(await census.atDesk(other, id('12345678Z'))).toBeNull();
    });

    it('says of a person what the council listed beside who they are, and nothing of anybody else', async () => {
      const about = { birthDay: day('2010-02-28'), district: 'El Carme' };
      const census = await open(town, [...rows, { identity: id('00000001R'), secrets: ['2010'], about }]);
      expect(await census.about(town, id('00000001R'))).toEqual(about);
      const nothing = { birthDay: null, district: null };
      expect(await census.about(town, id('12345678Z'))).toEqual(nothing);
      expect(await census.about(town, id('00000000T'))).toEqual(nothing);
      expect(await census.about(other, id('00000001R'))).toEqual(nothing);
    });

    it('knows only the people of its own town', async () => {
      expect(await (await open(town, rows)).match(other, id('12345678Z'), ['1984'])).toBeNull();
    });
  });
}
