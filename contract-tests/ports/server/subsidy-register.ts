import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { inYear, yearsIn } from '#domain/subsidies/subsidy.ts';

const town = realmId('vilanova');
const found = <L, R>(asked: Either<L, R>): R => {
  if (isLeft(asked)) throw new Error(JSON.stringify(asked.left));
  return asked.right;
};

/** The contract of every source of subsidies, checked with the sample town of Vilanova. */
export function subsidyRegisterContract(
  name: string,
  open: () => Promise<{ readonly register: SubsidyRegister; readonly close: () => Promise<void> }>,
): void {
  describe(`${name} keeps the subsidy-register contract`, () => {
    let register: SubsidyRegister;
    let close: () => Promise<void>;
    beforeAll(async () => ({ register, close } = await open()));
    afterAll(() => close());

    it('gives calls and grants of all years, or of one', async () => {
      const [calls, grants] = [
        found(await register.calls(town, null)),
        found(await register.grants(town, null)),
      ];
      expect([calls.length, grants.length]).toEqual([38, 195]);
      const [latest = 0, ...earlier] = yearsIn(grants);
      expect(earlier).toEqual([latest - 1, latest - 2, latest - 3]);
      expect(found(await register.calls(town, latest))).toEqual(inYear(calls, latest));
      expect(found(await register.grants(town, latest))).toEqual(inYear(grants, latest));
      expect(found(await register.grants(town, 1999))).toEqual([]);
    });

    it('gives grants to the cent, each of a call that it gives too', async () => {
      const [calls, grants] = [
        found(await register.calls(town, null)),
        found(await register.grants(town, null)),
      ];
      expect(grants.reduce((sum, { amount }) => sum + amount, 0)).toBe(54_835_405);
      const codes = new Set(calls.map(({ code }) => code));
      expect(grants.filter(({ callCode }) => !codes.has(callCode))).toEqual([]);
    });

    it('reports what it leaves out if asked to: of the sample nothing', async () => {
      const missing: unknown[] = [];
      const complete = await register.grants(town, null, (name) => missing.push(name));
      expect(found(complete)).toEqual(found(await register.grants(town, null)));
      expect(found(await register.calls(town, null, (name) => missing.push(name)))).toHaveLength(38);
      expect(missing).toEqual([]);
    });

    it('gives no full identity number', async () => {
      const grants = found(await register.grants(town, null));
      expect(grants.filter(({ beneficiary }) => beneficiary.startsWith('***')).length).toBeGreaterThan(20);
      expect(JSON.stringify(grants)).not.toMatch(/\d{8}[A-Z]/u);
    });
  });
}
