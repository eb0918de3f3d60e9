import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import type { Town } from '#domain/access/town.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { sqlDocuments } from './document.table.ts';
import { sqlRealms } from './realm.table.ts';
import { surveyCollection } from '../../stores-shared/served-survey.ts';

const realm = realmId('nova');
const nova = { realm, name: 'Nova', timeZone: 'Europe/Madrid' } as unknown as Town;
const poll = (title: string) => ({
  _id: 'poll',
  title,
  displayType: 'free',
  isActive: true,
});

/** A town with a survey, in a file that another process writes too. */
async function aTown() {
  const database = openSql();
  const documents = sqlDocuments(database);
  const realms = sqlRealms(database, documents);
  realms.put(nova);
  documents.add(realm, surveyCollection, [poll('Poll')]);
  const read = async () => {
    const town = await realms.town(realm);
    const found = town && (await realms.survey(town, surveyId('poll')));
    return [town?.name, found?.document['title']];
  };
  return { database, documents, realms, read };
}

describe('a town', () => {
  it('that this process loads again is served in its new state, its surveys too, in that very turn', async () => {
    const { database, documents, realms, read } = await aTown();
    expect(await read()).toEqual(['Nova', 'Poll']);
    database.exec('DELETE FROM documents');
    realms.put({ ...nova, name: 'Nova la Vella' });
    documents.add(realm, surveyCollection, [poll('Another')]);
    expect(await read()).toEqual(['Nova la Vella', 'Another']);
  });

  it('that another process loads again is served in its new state from the next turn on', async () => {
    const { database, read } = await aTown();
    expect(await read()).toEqual(['Nova', 'Poll']);
    database.exec(`UPDATE towns SET body = replace(body, 'Nova', 'Vella')`);
    database.exec(`UPDATE documents SET body = replace(body, 'Poll', 'Another')`);
    await nextTurn();
    expect(await read()).toEqual(['Vella', 'Another']);
    database.exec('DELETE FROM documents; DELETE FROM towns');
    await nextTurn();
    expect(await read()).toEqual([undefined, undefined]);
  });
});
