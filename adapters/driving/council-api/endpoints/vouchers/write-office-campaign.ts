import { stateOfDraw } from '#application/vouchers/draw/state-of-draw.ts';
import { drawOfCampaign } from '#domain/vouchers/draw/name-of-draw.ts';
import { countCampaign } from '#application/vouchers/count-campaign.ts';
import { endCampaign } from '#application/vouchers/opening/end-campaign.ts';
import { signCampaign } from '#application/vouchers/opening/sign-campaign.ts';
import { signableCampaignChanges } from '#application/vouchers/opening/view-campaign.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { goodSubject } from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import type { CampaignFiguresAnswer } from '#adapters/wire/vouchers/office/campaign-figures.ts';
import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import type { Town } from '#domain/access/town.ts';
import type { Json } from '#domain/documents/json.ts';
import { decide } from '#domain/office/decide.ts';
import { isLeft } from '#domain/shared/result.ts';
import { validWaiting } from '#domain/voting/opening/sign-vote.ts';
import type { SignedHash } from '#domain/voting/opening/vote-record.ts';
import {
  type CampaignEnd,
  type CampaignRules,
  isPaused,
  standingRules,
} from '#domain/vouchers/opening/campaign-rules.ts';
import { allPool, goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { missingTranslations } from '#domain/vouchers/missing-translations.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { townLanguages } from '../documents/town-languages.ts';
import { signerById, signerOf } from '../votes/asked-vote.ts';
import type { AskedCampaign } from './asked-campaign.ts';

const momentText = (at: number): string => new Date(at).toISOString();

const writeSigned = ({ hash, by }: Pick<SignedHash, 'hash' | 'by'>) => ({
  hash,
  at: momentText(by[1].at),
  by: by.map(({ name }) => name),
});

/** How far a campaign is. */
export const campaignStage = ({ kept }: Pick<AskedCampaign, 'kept'>): OfficeCampaignAnswer['stage'] => {
  if (standingRules(kept.rules) !== null) return 'opened';
  return kept.waiting === null ? 'preparing' : 'waiting';
};

function writeWaiting({ kept, view }: AskedCampaign, member: StaffMember): OfficeCampaignAnswer['waiting'] {
  const { waiting } = kept;
  if (waiting === null) return null;
  const { what, by, hash, reason } = waiting;
  return {
    what,
    by: by.name,
    at: momentText(by.at),
    isMine: by.person === member.id,
    isValid: hash === (what === 'cancel' ? view.ending?.hash : view.hash),
    reason: reason === '' ? null : reason,
  };
}

/** Which signature a person may give now, or why none. */
async function turnOf(
  council: ServerParts,
  town: Town,
  { kept, view }: AskedCampaign,
  member: StaffMember,
): Promise<Pick<OfficeCampaignAnswer, 'turn' | 'refused'>> {
  const what = standingRules(kept.rules) === null ? 'open' : 'change';
  const turn = validWaiting({ what, hash: view.hash, record: { waiting: kept.waiting } })
    ? 'second'
    : 'first';
  const tried = signCampaign(kept, view, {
    what,
    turn,
    hash: view.hash,
    reason: '-',
    signer: signerOf(member),
    first: await firstSignerOf(council, town, { kept }),
    now: council.clock.now(),
  });
  return isLeft(tried) ? { turn: null, refused: tried.left.kind } : { turn, refused: null };
}

/** How two people would close a campaign now, and which signature a person may give for it. */
async function endingOf(
  council: ServerParts,
  town: Town,
  { kept, view }: AskedCampaign,
  member: StaffMember,
): Promise<OfficeCampaignAnswer['ending']> {
  const { ending } = view;
  if (ending === null) return null;
  const { kind, hash } = ending;
  const isSigned = validWaiting({ what: 'cancel', hash, record: { waiting: kept.waiting } }) !== null;
  const turn = isSigned ? 'second' : 'first';
  const tried = endCampaign(kept, view, {
    what: 'cancel',
    turn,
    hash,
    reason: '-',
    signer: signerOf(member),
    first: await firstSignerOf(council, town, { kept }),
    now: council.clock.now(),
  });
  return {
    kind,
    hash,
    ...(isLeft(tried) ? { turn: null, refused: tried.left.kind } : { turn, refused: null }),
  };
}

const writeEnd = ({ kind, reason, by }: CampaignEnd): NonNullable<OfficeCampaignAnswer['ended']> => ({
  kind,
  reason,
  at: momentText(by[1].at),
  by: by.map(({ name }) => name),
});

/** What was closed of a campaign before its last day. */
function writeEnds(rules: CampaignRules | null): Pick<OfficeCampaignAnswer, 'ended' | 'cancelled'> {
  const { ended, cancelled = [] } = rules ?? {};
  const isCancelled = ended?.kind === 'cancelled';
  return {
    ended: ended === undefined || isCancelled ? null : writeEnd(ended),
    cancelled: [...cancelled, ...(isCancelled ? [ended] : [])].map(writeEnd),
  };
}

/** The person who signed a campaign first, as they are now; null if nobody did, or if they no longer work here. */
export const firstSignerOf = async (
  council: ServerParts,
  town: Town,
  { kept }: Pick<AskedCampaign, 'kept'>,
) => (kept.waiting === null ? null : signerById(council, town, kept.waiting.by.person));

async function writeFigures(
  council: ServerParts,
  { realm, timeZone }: Town,
  { kept }: AskedCampaign,
): Promise<CampaignFiguresAnswer | null> {
  const rules = standingRules(kept.rules);
  if (rules === null) return null;
  const at = council.clock.now();
  const { all, types, channels, areas, money, shops, days, ...rest } = await countCampaign(council)(
    realm,
    rules.campaign,
    { at, zone: timeZone },
  );
  const names = new Map((await council.shops.list(realm)).map(({ id, name }) => [id, name]));
  return {
    ...rest,
    counted: momentText(at),
    all: { ...all },
    types: types.map((one) => ({ ...one })),
    channels: channels.map((one) => ({ ...one })),
    areas: areas.map((one) => ({ ...one })),
    money: { ...money },
    shops: shops.map((one) => ({ ...one, name: names.get(one.id) ?? one.id })),
    days: days.map((one) => ({ ...one })),
  };
}

/** How far the draw of an opened campaign is. */
async function writeDrawOf(
  council: ServerParts,
  { realm }: Town,
  campaign: VoucherCampaign | undefined,
): Promise<Pick<OfficeCampaignAnswer, 'draw'>> {
  if (campaign?.draw === undefined) return {};
  const { state, entries } = await stateOfDraw(council)(realm, campaign);
  return { draw: { id: drawOfCampaign(campaign.id), state, entries } };
}

const isJson = (value: Json | undefined): value is Json => value !== undefined;

const writeDrafted = ({ view }: AskedCampaign): OfficeCampaignAnswer['drafted'] =>
  signableCampaignChanges(view).map(({ path, kind, was, value }) => ({
    path,
    kind,
    ...(isJson(was) && { was }),
    ...(isJson(value) && { value }),
  }));

/** What was signed of a campaign, and what would be signed now. */
function writeSigning(asked: AskedCampaign, member: StaffMember) {
  const { kept, view } = asked;
  const fixed = view.changes !== null && isLeft(view.changes) ? view.changes.left : null;
  const rules = standingRules(kept.rules);
  return {
    hash: view.hash,
    text: view.text,
    faults: view.faults.map(({ kind, path, facts }) => ({ kind, path, ...facts })),
    authors: [...view.authors],
    waiting: writeWaiting(asked, member),
    opening: rules && writeSigned(rules.opened),
    changes: (rules?.changes ?? []).map((one) => ({
      ...writeSigned(one),
      number: one.number,
      reason: one.reason,
    })),
    drafted: writeDrafted(asked),
    fixed: fixed && { path: fixed.path, since: fixed.since },
    hasVouchers: asked.hasVouchers,
  };
}

/** The texts that lack languages of the town. */
const writeUntranslated = async (council: ServerParts, town: Town, campaign: VoucherCampaign) =>
  missingTranslations(campaign, await townLanguages(council, town)).map(({ path, languages }) => ({
    path,
    languages: [...languages],
  }));

/** A campaign as a person of staff sees it. */
export async function writeOfficeCampaign(
  council: ServerParts,
  town: Town,
  asked: AskedCampaign,
  member: StaffMember,
): Promise<OfficeCampaignAnswer> {
  const { id, kept, view } = asked;
  const rules = standingRules(kept.rules);
  const now = council.clock.now();
  const may = decide(member, { act: 'voucher.pause', subject: { in: {} }, now });
  const subject = goodSubject(goodOfCampaign(id), `pool/${allPool}`);
  return {
    id,
    title: view.wanted?.title ?? id,
    stage: campaignStage(asked),
    ...writeSigning(asked, member),
    untranslated: view.wanted === null ? [] : await writeUntranslated(council, town, view.wanted),
    isPaused: rules !== null && isPaused(rules),
    pauses: (rules?.pauses ?? []).map(({ isPaused: isOn, reason, by }) => ({
      isPaused: isOn,
      reason,
      by: by.name,
      at: momentText(by.at),
    })),
    ...writeEnds(kept.rules),
    ending: await endingOf(council, town, asked, member),
    mayPause: rules !== null && rules.ended === undefined && !isLeft(may) && member.session !== undefined,
    ...(await turnOf(council, town, asked, member)),
    figures: await writeFigures(council, town, asked),
    ...(await writeDrawOf(council, town, rules?.campaign)),
    steps: (await council.steps.of(town.realm, subject)).map(writeStep),
  };
}
