import type { FastifyInstance } from 'fastify';
import { endCampaign } from '#application/vouchers/opening/end-campaign.ts';
import { type CampaignSignatureRefused, signCampaign } from '#application/vouchers/opening/sign-campaign.ts';
import { pauseCampaign, type PauseRefused } from '#application/vouchers/opening/pause-campaign.ts';
import { waitingRecord } from '#application/vouchers/records/waiting-signature.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { listOfficeCampaignsCall } from '#adapters/wire/vouchers/office/list-office-campaigns.ts';
import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { pauseCampaignCall } from '#adapters/wire/vouchers/office/pause-campaign.ts';
import { readOfficeCampaignCall } from '#adapters/wire/vouchers/office/read-office-campaign.ts';
import { redraftCampaignCall } from '#adapters/wire/vouchers/office/redraft-campaign.ts';
import { signCampaignCall } from '#adapters/wire/vouchers/office/sign-campaign.ts';
import { takeCampaignSignatureBackCall } from '#adapters/wire/vouchers/office/take-campaign-signature-back.ts';
import { writeCampaignDraft } from '#adapters/wire/vouchers/write-campaign-draft.ts';
import type { Town } from '#domain/access/town.ts';
import { makeDocument } from '#domain/documents/document-change.ts';
import type { Refused } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { maySign } from '#domain/voting/opening/sign-vote.ts';
import { standingRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { notAllowed } from '../../plugins/staff.ts';
import { signerOf } from '../votes/asked-vote.ts';
import { askedCampaign, campaignRef } from './asked-campaign.ts';
import { campaignRows } from './campaign-rows.ts';
import { firstSignerOf, writeOfficeCampaign } from './write-office-campaign.ts';

type Refusal = CallRefusal<'notAllowed' | 'signatureRefused' | 'unknownDocument'>;

const ofRoles: readonly string[] = [
  'noRole',
  'outsideScope',
  'ended',
  'opposedRole',
] satisfies readonly Refused['kind'][];

/** The refusal of a signature or a pause. */
function writeRefusal(refused: CampaignSignatureRefused | PauseRefused, act: Act): Refusal {
  const { kind } = refused;
  if (ofRoles.includes(kind)) return notAllowed(act, refused as Refused);
  if (kind === 'fixed') {
    const { path, since } = refused;
    return { kind: 'signatureRefused', where: kind, faults: [{ path, since }] };
  }
  return {
    kind: 'signatureRefused',
    where: kind,
    ...(kind === 'blocked' && { faults: [...refused.faults] }),
  };
}

const unknown = left<CallRefusal<'unknownDocument'>>({ kind: 'unknownDocument' });

/** Sends what was decided to the good of the campaign, and answers the campaign as it is then. */
function campaignActs(council: ServerParts, readAnew: () => void) {
  const answer = async (
    town: Town,
    id: string,
    member: StaffMember,
  ): Promise<Either<CallRefusal<'unknownDocument'>, OfficeCampaignAnswer>> => {
    const asked = await askedCampaign(council, town, id);
    return asked === null ? unknown : right(await writeOfficeCampaign(council, town, asked, member));
  };
  return {
    answer,
    done: async (town: Town, id: string, member: StaffMember, request: GoodsRequest) => {
      const made = await council.goods.ask({ realm: town.realm, good: goodOfCampaign(id) }, request);
      readAnew();
      // Somebody signed, paused or released a wave since this was read.
      return isLeft(made)
        ? left<Refusal>({ kind: 'signatureRefused', where: 'changed' })
        : answer(town, id, member);
    },
  };
}

type Acts = ReturnType<typeof campaignActs>;

/** Campaigns of vouchers in the office: read, signed by two people, paused. */
export function officeCampaignEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  readAnew: () => void,
): void {
  const acts = campaignActs(council, readAnew);
  readEndpoints(server, council, acts);
  signEndpoint(server, council, acts);
  takeBackEndpoint(server, council, acts);
  pauseEndpoint(server, council, acts);
  redraftEndpoint(server, council, acts);
}

function readEndpoints(server: FastifyInstance, council: ServerParts, { answer }: Acts): void {
  route(server, council, listOfficeCampaignsCall, async ({ town }) =>
    right({ items: await campaignRows(council, town) }),
  );

  route(server, council, readOfficeCampaignCall, async ({ town, id, member }) => answer(town, id, member));
}

function signEndpoint(server: FastifyInstance, council: ServerParts, { done }: Acts): void {
  route(server, council, signCampaignCall, async ({ town, id, member, body }) => {
    const asked = await askedCampaign(council, town, id);
    if (asked === null) return unknown;
    const sign = body.what === 'cancel' ? endCampaign : signCampaign;
    const made = sign(asked.kept, asked.view, {
      ...body,
      reason: body.reason ?? '',
      signer: signerOf(member),
      first: await firstSignerOf(council, town, asked),
      now: council.clock.now(),
    });
    return isLeft(made) ? left(writeRefusal(made.left, 'voucher.open')) : done(town, id, member, made.right);
  });
}

/** A signature that waits for a second one is taken back by any who might have given it. */
function takeBackEndpoint(server: FastifyInstance, council: ServerParts, { done }: Acts): void {
  route(server, council, takeCampaignSignatureBackCall, async ({ town, id, member }) => {
    const asked = await askedCampaign(council, town, id);
    if (asked === null) return unknown;
    const [signer, now] = [signerOf(member), council.clock.now()];
    const may = maySign(signer, { act: 'voucher.open', subject: { in: {} } }, now);
    if (isLeft(may)) return left(writeRefusal(may.left, 'voucher.open'));
    const { waiting, waitingVersion } = asked.kept;
    if (waiting === null) return left({ kind: 'signatureRefused', where: 'unsigned' });
    const version = waitingVersion + 1;
    return done(town, id, member, {
      key: `campaign/takenBack/${version}/${signer.id}`,
      bodyHash: waiting.hash,
      at: now,
      by: signer.name,
      acts: [],
      money: [],
      records: [waitingRecord(null, version, now)],
    });
  });
}

function pauseEndpoint(server: FastifyInstance, council: ServerParts, { done }: Acts): void {
  const { clock } = council;
  route(server, council, pauseCampaignCall, async ({ town, id, member, body }) => {
    const asked = await askedCampaign(council, town, id);
    if (asked === null) return unknown;
    const made = pauseCampaign(asked.kept, { ...body, signer: signerOf(member), now: clock.now() });
    return isLeft(made) ? left(writeRefusal(made.left, 'voucher.pause')) : done(town, id, member, made.right);
  });
}

/** An opened campaign whose draft was thrown away has one again, from what was signed. */
function redraftEndpoint(server: FastifyInstance, council: ServerParts, { answer }: Acts): void {
  const { clock, documentDesk } = council;
  route(server, council, redraftCampaignCall, async ({ town, realm, id, member }) => {
    const asked = await askedCampaign(council, town, id);
    const rules = standingRules(asked?.kept.rules ?? null);
    if (rules === null) return unknown;
    const body = writeCampaignDraft(rules.campaign, town.timeZone);
    const change = makeDocument(campaignRef(id), body, { by: member.name, at: clock.now() });
    const isMade = await documentDesk.change(realm, campaignRef(id), (found) =>
      found === null ? { change, answer: true } : { change: null, answer: false },
    );
    return isMade ? answer(town, id, member) : left({ kind: 'documentExists' });
  });
}
