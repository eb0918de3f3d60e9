import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { subsidyRegisterContract } from '#contract-tests/ports/server/subsidy-register.ts';
import { subsidyAddresses } from '#adapters/wire/tables/subsidy-addresses.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left } from '#domain/shared/result.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import type { CallSettings } from './council-call.ts';
import { httpSubsidyLists } from './http-subsidies.ts';

const client = (baseUrl: string): CallSettings => ({
  baseUrl,
  language: () => 'es',
  firstAnswers: new Map(),
});

subsidyRegisterContract('the subsidies page of a council over HTTP', async () => {
  const council = await startCouncil();
  return { register: httpSubsidyLists(client(council.url)), close: council.stop };
});

describe('the subsidies page of a council over HTTP', () => {
  afterEach(() => nock.cleanAll());

  it('says that its source does not answer, or answers something else', async () => {
    const town = realmId('vilanova');
    const register = httpSubsidyLists(client('http://council.example'));
    nock('http://council.example').get(subsidyAddresses.grants(town, 2025)).reply(503, '');
    expect(await register.grants(town, 2025)).toEqual(left({ kind: 'serverFailed', status: 503 }));
    nock('http://council.example')
      .get('/api/convocatorias/vilanova')
      .reply(200, '<html>Mantenimiento</html>');
    expect(await register.calls(town, null)).toMatchObject(left({ kind: 'unreadable' }));
  });
});
