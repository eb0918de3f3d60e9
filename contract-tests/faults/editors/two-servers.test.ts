import { expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { townJson } from '#fixtures/builders/towns/town-folder.ts';
import { seenByBoth } from './seen-by-both.ts';

it('two server processes on one SQLite see at once what the other published or withdrew', async () => {
  const folder = scratchFolder({ 'town.json': JSON.stringify(townJson) });
  const first = await openTestCouncil({ folders: [folder] });
  expect(await seenByBoth(first, await first.second())).toEqual(['document.publish']);
});
