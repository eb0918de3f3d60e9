import type { Town } from '#domain/access/town.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { openingIsNewsFor, openingsOf } from '#domain/vouchers/openings.ts';
import { goodOfPush, type PushPorts, storePush } from './push-records.ts';
import { tellEverybody } from './tell-phones.ts';

/** What opens for everybody. */
export type OpenedForAll = 'votes' | 'vouchers';

interface Ports extends PushPorts {
  readonly realms: { readonly towns: () => Promise<readonly Town[]> };
  readonly surveys: (
    town: Town,
  ) => Promise<
    readonly { readonly id: string; readonly isActive: boolean; readonly startsAt: Instant | null }[]
  >;
  readonly campaigns: (
    town: Town,
  ) => Promise<readonly Pick<VoucherCampaign, 'id' | 'issue' | 'waves' | 'draw'>[]>;
  readonly title: (kind: OpenedForAll, language: Language) => string;
  readonly url: (town: Town, kind: OpenedForAll, language: Language) => string;
  readonly goesOn: () => boolean;
}

/** The kind of the record that something was told to everybody. */
export const toldKind = 'told';

const toldRecord = (id: string, at: Instant): GoodsRecord => ({
  kind: toldKind,
  id,
  owner: '',
  at,
  version: 1,
  body: {},
});

/** What has opened in a town in the last day. */
async function openedIn(ports: Ports, town: Town): Promise<readonly (readonly [OpenedForAll, string])[]> {
  const now = ports.clock.now();
  const isNews = (at: Instant | null) => at !== null && at <= now && now - at < openingIsNewsFor;
  const [surveys, campaigns] = await Promise.all([ports.surveys(town), ports.campaigns(town)]);
  return [
    ...surveys.flatMap(({ id, isActive, startsAt }) =>
      isActive && isNews(startsAt) ? [['votes', id] as const] : [],
    ),
    ...campaigns.flatMap(openingsOf).flatMap(({ id, at }) => (isNews(at) ? [['vouchers', id] as const] : [])),
  ];
}

/**
 * Tells everybody who switched it on that a vote has opened, a campaign of vouchers, a wave of it or its draw. Each is told once, and an
 * interrupted round goes on where it was: it is noted as told only at its end, and no phone is told twice.
 */
export const tellOpenings = (ports: Ports) => async (): Promise<void> => {
  // oxlint-disable no-await-in-loop -- one after the other, so that votes come in between
  for (const town of await ports.realms.towns())
    for (const [kind, key] of await openedIn(ports, town)) {
      const id = `${kind}/${key}`;
      if (!ports.goesOn()) return;
      if ((await ports.goodsRecords.record(goodOfPush(town.realm), toldKind, id)) !== null) continue;
      await tellEverybody(ports)(town, {
        id,
        subject: kind,
        title: (language) => ports.title(kind, language),
        url: (language) => ports.url(town, kind, language),
      });
      await storePush(ports, town.realm, [toldRecord(id, ports.clock.now())]);
    }
  // oxlint-enable no-await-in-loop
};
