import type { Town } from '#domain/access/town.ts';
import { type Alert, alertIn, alertKind, alertsKept } from '#domain/push/alert.ts';
import { goodOfPush, ownerOfPhones, type PushPerson, type PushPorts } from './push-records.ts';

const mostAlerts = 100;

/** What a person was told, the newest first: by their verified address, and by their device alone. */
export const listAlerts =
  (ports: Pick<PushPorts, 'goodsRecords' | 'keys' | 'clock'>) =>
  async ({ realm }: Pick<Town, 'realm'>, person: PushPerson): Promise<readonly Alert[]> => {
    const owners = new Set([
      ownerOfPhones(ports, realm, person),
      ownerOfPhones(ports, realm, { ...person, email: null }),
    ]);
    const from = ports.clock.now() - alertsKept;
    const lists = await Promise.all(
      [...owners].map((owner) =>
        ports.goodsRecords.list(goodOfPush(realm), {
          kind: alertKind,
          owner,
          from,
          until: null,
          limit: mostAlerts,
          after: null,
        }),
      ),
    );
    const alerts = lists.flat().map(alertIn);
    return alerts
      .toSorted((a, b) => b.at - a.at || Number(a.id > b.id) - Number(a.id < b.id))
      .slice(0, mostAlerts);
  };
