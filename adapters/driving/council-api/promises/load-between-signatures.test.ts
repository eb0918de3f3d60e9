import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';

const survey = {
  _id: 'plaza-nueva',
  title: { es: '¿Una fuente?', va: 'Una font?' },
  displayType: 'options',
  census: true,
  isActive: false,
  startTime: '2026-12-01',
  endTime: '2026-12-10',
  showResultsAfterPollIsClosed: true,
  answers: [
    { _id: 'si', text: { es: 'Sí', va: 'Sí' } },
    { _id: 'no', text: { es: 'No', va: 'No' } },
  ],
};

it('a load of the folder between two signatures makes the first one void: other words, or other people', async () => {
  const council = await openTestCouncil();
  const folder = scratchFolder();
  cpSync(join(sampleFolder, 'vilanova'), folder, { recursive: true });
  const [words, census] = [join(folder, 'surveys/plaza-nueva.json'), join(folder, 'census.csv')];
  const load = async (title: string) => {
    writeFileSync(words, JSON.stringify({ ...survey, title: { ...survey.title, es: title } }));
    expect(await council.council.load(folder)).toMatchObject({ _tag: 'Right' });
  };
  const at = `/api/vilanova/staff/votes/${survey._id}`;
  const as = async (id: string) => {
    const cookie = await staffCookie(council, { id, roles: ['voteSigner', 'reader'] });
    const read = async () => (await ask(council.server, { url: at, headers: { cookie } })).body;
    const sign = (turn: 'first' | 'second', hash: unknown) =>
      ask(council.server, {
        method: 'POST',
        url: `${at}/signatures`,
        headers: { cookie },
        payload: { what: 'open', turn, hash },
      });
    return { read, sign };
  };
  const [amparo, vicent] = [await as('amparo'), await as('vicent')];

  await load('¿Una fuente?');
  const { hash: first } = await amparo.read();
  expect((await amparo.sign('first', first)).status).toBe(200);
  await load('¿Dos fuentes?');
  expect((await vicent.sign('second', first)).body).toMatchObject({ errCode: 190, where: 'changed' });
  const { hash: second, waiting } = await vicent.read();
  expect(waiting).toMatchObject({ by: 'amparo', isValid: false });
  expect((await vicent.sign('second', second)).body).toMatchObject({ errCode: 190, where: 'unsigned' });

  expect((await vicent.sign('first', second)).status).toBe(200);
  writeFileSync(census, readFileSync(census, 'utf8').trimEnd().split('\n').slice(0, -1).join('\n'));
  await load('¿Dos fuentes?');
  expect((await amparo.sign('second', second)).body).toMatchObject({ errCode: 190, where: 'changed' });
  const { hash: third } = await amparo.read();
  expect(third).not.toBe(second);
  expect((await amparo.sign('second', third)).body).toMatchObject({ errCode: 190, where: 'unsigned' });
  expect((await ask(council.server, `/api/vilanova/surveys/${survey._id}/opening`)).body).toEqual({
    opening: null,
  });
});
