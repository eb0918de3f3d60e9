import { requestsClientContract } from '#contract-tests/clients/requests.ts';
import { realmId } from '#domain/shared/ids.ts';
import { answeredSum, callVisitor } from '#fixtures/builders/councils/call-visitor.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { requestsClient } from './requests-client.ts';

const realm = realmId('vilanova');
const clientAt = (url: string) => requestsClient(callVisitor(url).settings);

requestsClientContract('a council over HTTP', async () => {
  const council = await startCouncil();
  const resident = callVisitor(council.url);
  await resident.enter(realm, 'd'.repeat(32));
  return {
    client: requestsClient(resident.settings),
    stranger: clientAt(council.url),
    away: clientAt('http://127.0.0.1:1'),
    captcha: () => answeredSum(resident, realm),
    approve: council.approve,
    close: council.stop,
  };
});
