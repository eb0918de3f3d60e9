import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { transparencyDocumentsContract } from '#contract-tests/ports/browser/transparency-documents.ts';
import { contentAddresses } from '#adapters/wire/site/content-addresses.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import type { CallSettings } from './council-call.ts';
import { httpTransparencyDocuments } from './http-transparency-documents.ts';

const client = (baseUrl: string): CallSettings => ({
  baseUrl,
  language: () => 'es',
  firstAnswers: new Map(),
});
const town = realmId('vilanova');

transparencyDocumentsContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { archive: httpTransparencyDocuments(client(council.url)), close: council.stop };
});

describe('an archive over HTTP', () => {
  afterEach(() => nock.cleanAll());
  const archive = httpTransparencyDocuments(client('http://council.example'));
  const answers = (address: string, status: number, body: object) =>
    nock('http://council.example').get(address).reply(status, body);

  it('is empty if a council has no such collection', async () => {
    answers(contentAddresses.indexYears(town, 0), 404, {});
    expect(await archive.years(town)).toEqual(right([]));
  });

  it('names the place that it cannot read: an invalid year, an invalid day', async () => {
    answers(contentAddresses.indexYears(town, 0), 200, { items: [{ edition: 'a', year: 'x', ita: '' }] });
    expect(await archive.years(town)).toEqual(left({ kind: 'unreadable', where: 'year' }));
    const link = { uri: '/a', answers: true, checkedOn: '2026-02-30' };
    answers(contentAddresses.checkedLinks(town, 0), 200, { items: [link] });
    expect(await archive.links(town)).toEqual(left({ kind: 'unreadable', where: 'checkedOn' }));
  });

  it('says that a council does not answer', async () => {
    answers(contentAddresses.indexes(town, 0), 500, {});
    expect(await archive.indexes(town)).toMatchObject({ left: { kind: 'serverFailed' } });
  });
});
