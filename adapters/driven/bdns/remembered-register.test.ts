import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { rememberedRegister } from './remembered-register.ts';

const town = realmId('vilanova');

function counted(refuses = () => false) {
  const asked: string[] = [];
  let time = 0;
  const answer = async (kind: string, year: number | null) => {
    asked.push(`${kind} ${year}`);
    return refuses() ? left({ kind: 'unreachable' } as const) : right([]);
  };
  const register = rememberedRegister(
    { calls: (_, year) => answer('calls', year), grants: (_, year) => answer('grants', year) },
    { keep: 1000, now: () => time },
  );
  return { register, asked, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('a shared register', () => {
  it('is asked once for all who wait, and once more when its answer is old', async () => {
    const { register, asked, pass } = counted();
    await Promise.all([register.grants(town, 2025), register.grants(town, 2025)]);
    await register.grants(town, 2025);
    expect(asked).toEqual(['grants 2025']);
    pass(1000);
    await register.grants(town, 2025);
    expect(asked).toHaveLength(2);
  });

  it('is asked for each year, and for calls and grants separately', async () => {
    const { register, asked } = counted();
    for (const year of [2025, null]) {
      await register.calls(town, year);
      await register.grants(town, year);
    }
    expect(asked).toEqual(['calls 2025', 'grants 2025', 'calls null', 'grants null']);
  });

  it('is asked again at once after it failed', async () => {
    let isAway = true;
    const { register, asked } = counted(() => isAway);
    expect(await register.calls(town, 2025)).toEqual(left({ kind: 'unreachable' }));
    isAway = false;
    expect(await register.calls(town, 2025)).toEqual(right([]));
    expect(asked).toHaveLength(2);
  });
});
