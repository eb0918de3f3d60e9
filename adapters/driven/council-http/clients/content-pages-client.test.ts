import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { contentPagesClientContract } from '#contract-tests/clients/content-pages.ts';
import { contentAddresses } from '#adapters/wire/site/content-addresses.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left } from '#domain/shared/result.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import type { CallSettings } from '../council-call.ts';
import { contentPagesClient } from './content-pages-client.ts';

const client = (baseUrl: string): CallSettings => ({
  baseUrl,
  language: () => 'es',
  firstAnswers: new Map(),
});
const town = realmId('vilanova');

contentPagesClientContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { nodes: contentPagesClient(client(council.url), () => 'Europe/Madrid'), close: council.stop };
});

describe('content pages over HTTP', () => {
  afterEach(() => nock.cleanAll());
  const nodes = contentPagesClient(client('http://council.example'), () => 'Europe/Madrid');
  const answers = (status: number, body: object) =>
    nock('http://council.example')
      .get(contentAddresses.node(town, 'entidades', 'club'))
      .reply(status, body);

  it('say that a council answers something else, or not at all', async () => {
    answers(200, { items: 7 });
    expect(await nodes.node(town, 'entidades', 'club')).toMatchObject({ left: { kind: 'unreadable' } });
    answers(200, { items: [{ title: 'no id' }] });
    expect(await nodes.node(town, 'entidades', 'club')).toEqual(left({ kind: 'unreadable', where: '_id' }));
    answers(500, {});
    expect(await nodes.node(town, 'entidades', 'club')).toMatchObject({ left: { kind: 'serverFailed' } });
  });

  it('hide a document that a council sends though it is not published', async () => {
    answers(200, { items: [{ _id: 'club', isPublished: false }] });
    expect(await nodes.node(town, 'entidades', 'club')).toEqual(left({ kind: 'notFound' }));
  });
});
