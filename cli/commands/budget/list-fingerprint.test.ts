import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';
import { publishedList } from '#fixtures/builders/data/published-list.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const question = {
  _id: 's',
  title: 'S',
  displayType: 'budgetAmount',
  totalAmount: 100,
  proposals: [
    { _id: 'a', title: 'A', amount: 60 },
    { _id: 'b', title: 'B', amount: 40 },
  ],
};
const list = publishedList(question, [['a'], ['a', 'b'], ['b']]);
const sha256 = createHash('sha256').update(list).digest('hex');
const fingerprint = JSON.parse(list.split('\n')[0] ?? '').head as string;
const grouped = (hash: string) => (hash.match(/.{8}/gu) ?? []).join(' ');

async function run(command: string, ...flags: readonly string[]) {
  const recorded = recordingIo({ readStdin: async () => Buffer.from(list) });
  const exit = await main(['budget', command, '-', ...flags], recorded.io);
  expect([exit, recorded.err()]).toEqual([0, '']);
  return { out: recorded.out(), bytes: recorded.bytes() };
}

describe('the fingerprint of a published list', () => {
  it('is printed beside the hash of the file, under a name of its own', async () => {
    for (const command of ['compute', 'compare']) {
      const { input } = JSON.parse((await run(command, '--format', 'json')).out);
      expect(input).toEqual({ name: '-', sha256, fingerprint });
      const page = (await run(command, '--format', 'html')).out;
      expect(page).toContain('Huella de la lista (SHA-256)');
      expect(page).toContain(fingerprint);
    }
    const [heading = '', row = ''] = (await run('compute', '--format', 'csv')).out.split('\n');
    expect(row.split(';')[heading.split(';').indexOf('listFingerprint')]).toBe(fingerprint);
    expect((await run('compute', '--format', 'pb')).out).toContain(
      `sha256=${sha256} fingerprint=${fingerprint}`,
    );
    const pages = pdfPages((await run('compute', '--format', 'pdf')).bytes).join(' ');
    expect(pages).toContain('Huella de la lista (SHA-256)');
  });

  it('has the same name in the terminal as in the portal', async () => {
    expect((await run('compute')).out).toMatch(new RegExp(`^huella +${grouped(fingerprint)}$`, 'mu'));
    expect((await run('compute')).out).toMatch(new RegExp(`^sha256 +${grouped(sha256)}$`, 'mu'));
    expect((await run('compare')).out).toMatch(new RegExp(`^huella +${grouped(fingerprint)}$`, 'mu'));
    expect((await run('compute', '--locale', 'va')).out).toMatch(
      new RegExp(`^empremta +${grouped(fingerprint)}$`, 'mu'),
    );
  });

  it('has the same names in «survey tally»', async () => {
    const recorded = recordingIo({ stdin: () => [Buffer.from(list)] as never });
    await main(['survey', 'tally', '-', '--format', 'json'], recorded.io);
    expect(JSON.parse(recorded.out()).input).toEqual({ name: '-', sha256: fingerprint, fingerprint });
    const tallyIo = recordingIo({ stdin: () => [Buffer.from(list)] as never });
    await main(['survey', 'tally', '-'], tallyIo.io);
    expect(tallyIo.out()).toMatch(new RegExp(`^huella +${grouped(fingerprint)}$`, 'mu'));
  });
});
