import { drawChain } from '#application/registrations/draw/draw-records.ts';
import { goodOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';
import type { DrawnActivity } from '#application/ports/server/registrations/draw-lists.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { goodSubject } from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import type { DrawRow, StaffDraw } from '#adapters/wire/registrations/draw/office/staff-draw.ts';
import { writeDrawHead } from '#adapters/wire/registrations/draw/write-draw.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import type { Town } from '#domain/access/town.ts';
import { actToSign, mayDraw } from '#domain/registrations/act/sign-act.ts';
import type { DrawList } from '#domain/registrations/draw/draw-list.ts';
import { faultsOfDrawList } from '#domain/registrations/draw/list-faults.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { SignatureTurn } from '#domain/voting/opening/sign-vote.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { signerOf } from '../../votes/asked-vote.ts';
import type { AskedDraw } from './asked-draw.ts';

/** How far a draw is. */
export function drawStage({ found, source }: Pick<AskedDraw, 'found' | 'source'>): DrawRow['stage'] {
  if (found === null) return source?.isFinal === true ? 'ready' : 'open';
  const { done, waiting } = found.kept;
  if (done !== null) return 'drawn';
  return waiting === null ? 'sealed' : 'waiting';
}

const closesOf = (source: DrawnActivity | null): string | null =>
  source && new Date(source.closesAt).toISOString();

const titleOf = ({ found, source }: Pick<AskedDraw, 'found' | 'source'>): StaffDraw['title'] =>
  found?.kept.sealed.title ?? source?.title ?? '';

/** A draw in the list of the office. */
export const writeDrawRow = (asked: Pick<AskedDraw, 'activity' | 'found' | 'source'>): DrawRow => ({
  id: asked.activity,
  title: titleOf(asked),
  stage: drawStage(asked),
  closesAt: closesOf(asked.source),
});

function writeWaiting({ found }: AskedDraw, member: StaffMember): StaffDraw['waiting'] {
  const waiting = found?.kept.waiting ?? null;
  if (waiting === null) return null;
  const isMine = waiting.by.person === member.id;
  return {
    by: waiting.by.name,
    at: new Date(waiting.by.at).toISOString(),
    isMine,
    source: waiting.source,
    value: isMine ? waiting.value : null,
  };
}

/** Which signature a person may give now, or why none; what they would type is not known yet. */
function turnOf(
  { found, first }: AskedDraw,
  member: StaffMember,
  now: Instant,
): Pick<StaffDraw, 'turn' | 'refused'> {
  const waiting = found?.kept.waiting ?? null;
  const turn: SignatureTurn = waiting === null ? 'first' : 'second';
  const sealed = found?.kept.done === null ? 'sealed' : 'drawn';
  const typed = { value: waiting?.value ?? '000', source: '-' };
  const tried = actToSign(
    { stage: found === null ? 'unsealed' : sealed, waiting, first },
    { ...typed, turn, signer: signerOf(member), now },
  );
  return isLeft(tried) ? { turn: null, refused: tried.left.kind } : { turn, refused: null };
}

const placesOf = ({ groups }: DrawList): number =>
  groups.reduce((sum, { places }) => sum + places.reduce((own, { count }) => own + count, 0), 0);

/** What the list says: as it was sealed or, before, as it is now. */
async function countsOf(
  { drawLists }: Pick<ServerParts, 'drawLists'>,
  { realm }: Town,
  { activity, found }: AskedDraw,
): Promise<Pick<StaffDraw, 'applications' | 'places' | 'fault'>> {
  if (found !== null) {
    const { applications, places } = found.kept.sealed;
    return { applications, places, fault: null };
  }
  const list = await drawLists.list(realm, activity);
  if (list === null) return { applications: 0, places: 0, fault: null };
  const fault = faultsOfDrawList(list)[0]?.kind ?? null;
  return { applications: list.applications.length, places: placesOf(list), fault };
}

/** A draw as a person of staff sees it. */
export async function writeStaffDraw(
  council: ServerParts,
  town: Town,
  asked: AskedDraw,
  member: StaffMember,
): Promise<StaffDraw> {
  const now = council.clock.now();
  const { activity, found, source } = asked;
  const subject = goodSubject(goodOfDraw(activity), drawChain);
  const counts = await countsOf(council, town, asked);
  const stage = drawStage(asked);
  const isReady = stage === 'ready' && counts.applications > 0 && counts.fault === null;
  return {
    id: activity,
    title: titleOf(asked),
    stage,
    closesAt: closesOf(source),
    ...counts,
    head: found && writeDrawHead(found.kept),
    waiting: writeWaiting(asked, member),
    ...turnOf(asked, member, now),
    maySeal: isReady && isRight(mayDraw(signerOf(member), now)),
    steps: (await council.steps.of(town.realm, subject)).map(writeStep),
  };
}
