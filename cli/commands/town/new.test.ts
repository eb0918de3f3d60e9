import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { askedTown, postBy } from '#fixtures/builders/councils/made-town.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { crowdedTown } from '#fixtures/builders/towns/crowd.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

async function run(data: string, ...words: readonly string[]) {
  const io = recordingIo({ env: { CONCEJO_DATA: data } });
  const exit = await main(['town', 'new', ...words, '--locale', 'en'], io.io);
  return { exit, out: io.out(), err: io.err() };
}

describe('concejo town new', () => {
  it('prints a link with which one more town is made, once, while the server runs', async () => {
    const data = scratchFolder();
    const council = await openTestCouncil({ data, folders: [crowdedTown()] });
    // The clock of the command is that of the machine.
    council.setTime(Date.now());
    const { exit, out, err } = await run(data, '--base-url', 'https://participa.town.example');
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/^https:\/\/participa\.town\.example\/gestion\/nuevo#[\w-]{43}\n$/u);
    const link = out.trim().split('#')[1] ?? '';
    expect((await postBy(council, '/api/setup/town', { link, ...askedTown })).status).toBe(200);
    expect((await postBy(council, '/api/setup/town', { link, ...askedTown, realm: 'more' })).status).toBe(
      403,
    );
  });

  it('names this machine if no address is configured, and accepts nothing else', async () => {
    const data = scratchFolder();
    expect((await run(data)).out).toMatch(/^http:\/\/localhost:4310\/gestion\/nuevo#/u);
    expect((await run(data, 'more')).exit).toBe(2);
  });
});
