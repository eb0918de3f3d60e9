import { askedCampaign } from '#adapters/driving/council-api/endpoints/vouchers/asked-campaign.ts';
import type { OpenCouncil } from '#adapters/driving/council-api/main.ts';
import { writeListing } from '#application/showcase/write-listing.ts';
import { signCampaign } from '#application/vouchers/opening/sign-campaign.ts';
import { campaignDocuments } from '#domain/documents/document-parts.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import { daysBefore, type SampleMoment } from './sample-moments.ts';
import { aSession, posting, type SampleAnswer, type Server } from './sample-people.ts';
import type { SampleCampaign, SampleListing, SampleWork } from './sample-work-file.ts';

interface Given {
  readonly realm: string;
  readonly work: SampleWork;
  readonly server: Server;
  readonly office: OpenCouncil['office'];
  readonly token: (name: string) => string;
  readonly staffPost: (path: string, payload: object, by?: string) => Promise<SampleAnswer>;
}

const timeZone = 'Europe/Madrid';

/** The draft of a campaign, with its days as the office writes them. */
export function sampleDraft({ body, draw, issue, redeemUntil }: SampleCampaign, now: Instant) {
  const day = (daysAgo: number) => dayAt(daysBefore(now, daysAgo), timeZone);
  return {
    ...body,
    ...(draw && { drawFrom: `${day(draw.from)}T00:00`, drawUntil: `${day(draw.until)}T00:00` }),
    // From the first moment of the day: an order of that day is made at the hour at which the server starts.
    issueFrom: `${day(issue.from)}T00:00`,
    issueUntil: day(issue.until),
    redeemUntil: day(redeemUntil),
  };
}

/** A person of the sample who signs: nobody signs in for them, so that their signature is given here. */
const signerOf = (name: string, at: Instant): Signer => ({
  id: name,
  name,
  isProgram: false,
  grants: [
    { role: 'voucherSigner', scope: { kind: 'town' }, until: null, givenBy: [{ by: 'operator', at }] },
  ],
});

async function openCampaign({ realm, office }: Given, { id, signers }: SampleCampaign): Promise<void> {
  const now = office.clock.now();
  const [first, second] = signers.map((name) => signerOf(name, now)) as [Signer, Signer];
  for (const [turn, signer] of [
    ['first', first],
    ['second', second],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the second signs what the first one has signed
    const asked = await askedCampaign(office, { realm: realmId(realm), timeZone }, id);
    if (asked === null) throw new Error(`the sample has no campaign ${id}`);
    const given = { what: 'open', turn, hash: asked.view.hash, reason: '', signer, first, now } as const;
    const made = signCampaign(asked.kept, asked.view, given);
    if (isLeft(made)) throw new Error(`${id}: ${JSON.stringify(made.left)}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const done = await office.goods.ask({ realm: realmId(realm), good: goodOfCampaign(id) }, made.right);
    if (isLeft(done)) throw new Error(`${id}: ${JSON.stringify(done.left)}`);
  }
}

interface BegunOrder {
  readonly payment?: { readonly url: string } | null;
}

/** A resident gets vouchers, and pays for them at the sandbox. */
async function getVouchers(
  { realm, server }: Given,
  { id }: SampleCampaign,
  { identity, birthDay, counts }: SampleCampaign['orders'][number],
): Promise<void> {
  const post = posting(server);
  const lines = counts.map((count, at) => ({ type: String(at + 1), count }));
  const key = `key-of-a-sample-${identity}-${counts.join('-')}`;
  const order = (await post(
    `/api/${realm}/vouchers/campaigns/${id}/orders`,
    { key, lines, identity, birthDay },
    await aSession(server, realm),
  )) as BegunOrder;
  if (!order.payment) return;
  const { searchParams } = new URL(order.payment.url, 'http://portal.invalid');
  await post(`/api/${realm}/payments/page`, `token=${searchParams.get('token') ?? ''}&answer=pay`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
}

/** Campaigns of vouchers: drafted, opened by two people, and what residents get of them. */
export const campaignMoments = (given: Given, now: Instant): readonly SampleMoment[] =>
  (given.work.campaigns ?? []).flatMap((campaign) => {
    const { id, by, daysAgo, orders } = campaign;
    const path = `documents/${encodeURIComponent(campaignDocuments)}`;
    return [
      {
        at: daysBefore(now, daysAgo),
        work: async () => {
          await given.staffPost(path, { id, body: sampleDraft(campaign, now) }, by);
          await openCampaign(given, campaign);
        },
      },
      ...orders.map((order) => ({
        at: daysBefore(now, order.daysAgo),
        work: () => getVouchers(given, campaign, order),
      })),
    ];
  });

/** The shop of that name, among those that staff see. */
async function shopNamed({ realm, server, token }: Given, name: string, by: string): Promise<string> {
  const listed = await server.inject({
    url: `/api/${realm}/staff/vouchers/shops`,
    headers: { authorization: `Bearer ${token(by)}` },
  });
  const { items } = JSON.parse(listed.body) as { items: readonly { id: string; name: string }[] };
  const shop = items.find((one) => one.name === name);
  if (shop === undefined) throw new Error(`${name}: it has not applied: ${listed.body}`);
  return shop.id;
}

/** Nobody signs in for a shop of the sample: what it says of itself is stored here. */
async function putListing({ realm, office }: Given, shop: string, listing: SampleListing): Promise<void> {
  const day = (daysAgo: number) => dayAt(daysBefore(office.clock.now(), daysAgo), timeZone);
  const { daysAgo: _, language, offers, ...words } = listing;
  const typed = {
    ...words,
    isShown: true,
    offers: offers.map(({ days, ...offer }) => ({ ...offer, from: day(1), until: day(-days) })),
  };
  const stored = await writeListing(office)({ realm: realmId(realm), timeZone }, { shop, language }, typed);
  if (isLeft(stored)) throw new Error(`${shop}: ${JSON.stringify(stored.left)}`);
}

/** Shops that apply, are authorised, and say something of themselves. */
export const shopMoments = (given: Given, now: Instant): readonly SampleMoment[] =>
  (given.work.shops ?? []).flatMap(({ daysAgo, authorisedBy, body, listing }) => [
    {
      at: daysBefore(now, daysAgo),
      work: async () => {
        const { realm, server, staffPost } = given;
        await posting(server)(`/api/${realm}/vouchers/shops`, body, {});
        if (authorisedBy === null) return;
        const act = { act: 'authorise', reason: '', most: null };
        const shop = await shopNamed(given, body.name, authorisedBy);
        await staffPost(`vouchers/shops/${shop}/acts`, act, authorisedBy);
      },
    },
    ...(listing === undefined || authorisedBy === null
      ? []
      : [
          {
            at: daysBefore(now, listing.daysAgo),
            work: async () => putListing(given, await shopNamed(given, body.name, authorisedBy), listing),
          },
        ]),
  ]);
