import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { deviceMark, emailMark, type SenderPorts } from './sender-marks.ts';

interface Ports extends Pick<SenderPorts, 'keys'> {
  readonly requests: Pick<RequestStore, 'claim'>;
}

/** Notes that a device has verified an e-mail: what it sent with that e-mail before is found by the e-mail, too. */
export const claimRequests =
  ({ requests, keys }: Ports) =>
  (realm: RealmId, userId: string, email: string): Promise<void> =>
    requests.claim(realm, {
      device: deviceMark(keys, realm, userId),
      email: emailMark(keys, realm, email),
    });
