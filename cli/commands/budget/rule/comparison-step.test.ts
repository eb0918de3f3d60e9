import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { main } from '../../../main.ts';
import { recordingIo } from '../../../recording-io.ts';

const square = fileURLToPath(new URL('../../../../fixtures/elections/square.pb', import.meta.url));

async function compute(...flags: readonly string[]) {
  const recorded = recordingIo({});
  const args = ['budget', 'compute', square, ...flags, '--rule', 'equal-shares', '--locale', 'en'];
  return { exit: await main(args, recorded.io), out: recorded.out(), err: recorded.err() };
}

describe('equal shares with a comparison step', () => {
  it('says in words how many prefer each outcome and which is taken', async () => {
    const { out } = await compute('--comparison', 'satisfaction', '--endowments', 'whole');
    expect(out.replaceAll(/\s+/gu, ' ')).toContain(
      'each ballot begins with whole euros, compared with going by votes, by satisfaction',
    );
    expect(out).toMatch(
      /comparison +ballots with more proposals funded: \d+ under equal-shares, \d+ under by-votes;/u,
    );
    const page = await compute('--comparison', 'exclusion', '--format', 'html');
    expect(page.out).toContain('ballots that have something funded only so');
  });

  it('gives programs both numbers, and its parameters only if they are asked for', async () => {
    const { preferred, parameters } = JSON.parse(
      (await compute('--comparison', 'exclusion', '--format', 'json')).out,
    );
    expect(preferred).toMatchObject({ by: 'exclusion', taken: 'equal-shares' });
    expect(parameters).toMatchObject({ comparison: 'exclusion' });
    const plain = JSON.parse((await compute('--format', 'json')).out);
    expect(plain).not.toHaveProperty('preferred');
    expect(plain.parameters).not.toHaveProperty('endowments');
  });

  it('belongs to equal shares only', async () => {
    const recorded = recordingIo({});
    const flags = ['--rule', 'by-votes', '--comparison', 'exclusion', '--locale', 'en'];
    expect(await main(['budget', 'compute', square, ...flags], recorded.io)).toBe(2);
    expect((await compute('--comparison', 'popularity')).exit).toBe(2);
  });
});
