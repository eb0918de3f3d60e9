import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

async function run(line: string) {
  const recorded = recordingIo();
  const exit = await main(line.split(' '), recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

let council: Awaited<ReturnType<typeof startCouncil>>;
let there = '';
beforeAll(async () => {
  council = await startCouncil();
  there = `--base-url ${council.url} --realm vilanova`;
});
afterAll(() => council.stop());
afterEach(() => nock.cleanAll());

describe('concejo transparency links', () => {
  it('writes which addresses answer, as the town’s own collection, and lists those that do not', async () => {
    nock('https://contratos.vilanova.example').head('/2024').reply(404).get('/2024').reply(404);
    const { exit, out, err } = await run(`transparency links ${there}`);
    const links: readonly { uri: string; answers: boolean; status: number | null; checkedOn: string }[] =
      JSON.parse(out);
    expect(exit).toBe(0);
    expect(links.length).toBeGreaterThan(30);
    expect(links.find(({ uri }) => uri.startsWith('https://contratos'))).toMatchObject({
      answers: false,
      status: 404,
      checkedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
    });
    expect(err).toContain('404  https://contratos.vilanova.example/2024');
    expect(err).toMatch(/No responden \d+ de \d+ direcciones\.$/mu);
  });

  it('says what it would ask for, and what it needs', async () => {
    const planned = await run(`transparency links ${there} --dry-run`);
    expect(planned.out).toMatch(/^GET http.*collections\/articulos/u);
    expect((await run('transparency links')).exit).toBe(2);
    expect((await run('transparency links --base-url http://127.0.0.1:1 --realm x')).exit).toBe(4);
  });
});
