import fc from 'fast-check';
import * as t from 'io-ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hasMisspeltCode } from '#domain/voting/receipt-code.ts';
import { isRight } from '#domain/shared/result.ts';
import { changedDocument } from '#fixtures/arbitraries/changed-document.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sampleAnswers, timeForAnswers } from '#fixtures/builders/councils/calls/sample-calls.ts';
import { schemaValidator, type Unfit } from '#fixtures/builders/schema-validator.ts';
import { calls } from '#adapters/wire/calls.ts';
import { openApiDocument, statusOf } from './document.ts';
import { namedSchemas } from './named-schemas.ts';

// A whole run makes many calls, and others use this machine too.
vi.setConfig({ testTimeout: 30_000 });

const document = openApiDocument(calls);
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
let unfit: Unfit;
beforeAll(async () => {
  unfit = await schemaValidator(document);
});

describe('the document of the API', () => {
  it('is served as it was made', async () => {
    const { server } = await openTestCouncil();
    const answer = await server.inject('/api/openapi.json');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(document.openapi).toBe('3.1.0');
  });

  it('has no reference without a target, and defines nothing unused', () => {
    const pointed = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/gu);
    const names = new Set([...pointed].map(([, name = '']) => name));
    expect([...names].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
  });

  it('gives every call an id of its own, and describes each method of a path once', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
  });

  it('says of every call who may make it, by which answers it is refused, and in which topic it is', () => {
    const topics = document.tags.map(({ name }) => name);
    expect(document.tags.every(({ description }) => description !== '')).toBe(true);
    expect(document.servers).toEqual([{ url: '/', description: expect.any(String) }]);
    for (const [path, operations] of Object.entries(document.paths))
      for (const { operationId, security, responses, tags, parameters = [] } of Object.values(operations)) {
        const statuses = Object.keys(responses);
        expect([operationId, Array.isArray(security)]).toEqual([operationId, true]);
        expect([operationId, statuses.some((status) => status.startsWith('4'))]).toEqual([operationId, true]);
        expect([operationId, tags.every((tag) => topics.includes(tag))]).toEqual([operationId, true]);
        const parts = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
        const said = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        expect([operationId, said]).toEqual([operationId, parts]);
      }
  });

  it('has no alternative that accepts everything: the others would say nothing', () => {
    expect(JSON.stringify(document)).not.toMatch(/"anyOf":\[(?:[^\]]*,)?\{\}/u);
  });

  it('says of every call for staff that it needs their token, and how that is sent', () => {
    const staff = calls.filter(({ path }) => path.includes('/staff/'));
    expect(staff.length).toBeGreaterThan(5);
    for (const { id, path, method } of staff)
      expect([id, document.paths[path]?.[method]?.security]).toEqual([
        id,
        [{ staff: [] }, { staffSession: [] }],
      ]);
    expect(document.components.securitySchemes['staff']).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('has examples that the calls really accept', () => {
    const bodies = calls.flatMap(({ id, body }) => (body ? [{ id, ...body }] : []));
    expect(bodies.length).toBeGreaterThan(10);
    for (const { id, codec, example } of bodies) {
      expect([id, isRight(codec.decode(example))]).toEqual([id, true]);
    }
  });
});

describe('the answers of the server', { timeout: timeForAnswers }, () => {
  it('are what the document says, for every call', async () => {
    const answers = await sampleAnswers();
    expect([...answers.keys()].toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
    for (const { id, method, path, answer } of calls) {
      const { status, body } = answers.get(id) ?? { status: 0, body: null };
      expect([id, status]).toEqual([id, statusOf(answer)]);
      if (answer.kind !== 'json') continue;
      expect([id, isRight(answer.codec.decode(body))]).toEqual([id, true]);
      const schema = document.paths[path]?.[method]?.responses['200']?.content['application/json']?.schema;
      expect([id, unfit(schema ?? never, body)]).toEqual([id, null]);
    }
  });

  it('in lists of ballots are what the document says, line by line', async () => {
    const answers = await sampleAnswers();
    const [first = '', ...others] = String(answers.get('readBallots')?.body).trimEnd().split('\n');
    expect(others.length).toBeGreaterThan(100);
    expect(unfit(reference('BallotListHead'), JSON.parse(first))).toBeNull();
    for (const line of others) expect(unfit(reference('Ballot'), JSON.parse(line))).toBeNull();
  });
});

/** The one thing that a codec refuses and no schema can say: the last six secrets are like a receipt code and none. */
const isMisspelt = (value: unknown): boolean => {
  const read = t.type({ census: t.type({ secrets: t.array(t.string) }) }).decode(value);
  return isRight(read) && hasMisspeltCode(read.right.census.secrets);
};

describe('a schema', { timeout: timeForAnswers }, () => {
  it('accepts and refuses what its codec accepts and refuses', async () => {
    const answers = await sampleAnswers();
    const itemsOf = (id: string) => (answers.get(id)?.body as { items: unknown[] } | undefined)?.items ?? [];
    const bodyOf = (id: string) => [answers.get(id)?.body];
    const documents: Readonly<Record<string, readonly unknown[]>> = {
      Mailbox: bodyOf('readMailbox'),
      Request: bodyOf('readRequest'),
      Places: bodyOf('geocode'),
      Survey: itemsOf('listSurveys'),
      Results: bodyOf('readResults'),
      Process: itemsOf('listDocuments'),
      Article: itemsOf('listContentsSlash'),
      Settings: itemsOf('listContents'),
      Menu: bodyOf('readDocument'),
      Vocabulary: itemsOf('listDocumentsSlash'),
      Region: itemsOf('readRegion'),
      AcceptedVote: bodyOf('castVote'),
      PreviousVote: bodyOf('readMyVote'),
      User: bodyOf('logIn'),
      Euros: [0, 12.5, '12.50'],
      Vote: calls.filter(({ id }) => id === 'castVote').map(({ body }) => body?.example),
      VoteClaim: calls.filter(({ id }) => id === 'readMyVote').map(({ body }) => body?.example),
    };
    const some = fc.oneof(
      ...Object.entries(documents).map(([name, given]) =>
        changedDocument(given).map((value) => ({ name, value })),
      ),
    );
    fc.assert(
      fc.property(some, ({ name, value }) => {
        const isTaken = isRight((namedSchemas[name] as t.Mixed).decode(value));
        const fits = isMisspelt(value) ? false : unfit(reference(name), value) === null;
        expect([fits, value]).toEqual([isTaken, value]);
      }),
      { numRuns: 2000 },
    );
  });
});

/** No value matches it. */
const never = { not: {} };
