import { addressOf } from '#adapters/wire/address-of.ts';
import { giveLikeCall } from '#adapters/wire/likes/give-like.ts';
import { readLikesCall } from '#adapters/wire/likes/read-likes.ts';
import { readManyLikesCall } from '#adapters/wire/likes/read-many-likes.ts';
import { again, type HttpAnswer, type Ask, sendAs } from '../ask.ts';
import { type Check, type Trial, trial } from '../check.ts';
import { type Finding, shown } from '../finding.ts';
import { answersAsDocumented, differs, notRefused, valueAt, withList, withObject } from '../read-answer.ts';
import { enter, whereWritable, type WritableTown } from './support/visitor.ts';

type LikeId = Extract<Check['id'], `gus-${string}`>;

const likesOf = ({ realm }: WritableTown, visitor: string, id: string): Ask => {
  const body = { displayType: 'likes' };
  return sendAs(visitor, addressOf(readLikesCall, { realm, id }), { body, shown: body });
};
const like = ({ realm }: WritableTown, visitor: string, id: string, liked = true): Ask =>
  sendAs(visitor, addressOf(giveLikeCall, { realm, id }), { body: { liked }, shown: { liked } });

/** A check of the first published proposal, if the town shows likes. */
const ofProposal = (
  id: LikeId,
  clause: Check['clause'],
  trialOf: (town: WritableTown, proposal: string, visitor: string) => Trial,
): Check => ({
  id,
  clause,
  from: ['settings', 'proposals'],
  writes: true,
  trials: whereWritable((town) =>
    town.showsLikes
      ? town.proposals
          .filter(({ isPublished }) => isPublished !== false)
          .slice(0, 1)
          .map(({ _id }) => trialOf(town, _id, id))
      : [],
  ),
});

const countIn = ({ json }: HttpAnswer): unknown => valueAt(json, 'voteCount');

const tellsCount = (answer: HttpAnswer): Finding | null =>
  withObject(answer, ({ voteCount }) =>
    Number.isSafeInteger(voteCount) && Number(voteCount) >= 0
      ? null
      : { kind: 'value', where: 'voteCount', found: shown(voteCount), expected: '0, 1, 2…' },
  );

/** Likes of proposals (specification 3, sections 4 and 7). What a check likes, it withdraws in the end. */
export const likeChecks: readonly Check[] = [
  ofProposal('gus-01', '3-contenidos §7', (town, proposal, visitor) =>
    trial(likesOf(town, visitor, proposal), tellsCount),
  ),
  ofProposal('gus-02', '3-contenidos §7', (town, proposal, visitor) =>
    trial(
      [
        ...enter(town, visitor),
        likesOf(town, visitor, proposal),
        like(town, visitor, proposal),
        like(town, visitor, proposal, false),
      ],
      (_, __, before, liked) =>
        tellsCount(before) ??
        tellsCount(liked) ??
        differs('voteCount', countIn(liked), Number(countIn(before)) + 1),
    ),
  ),
  ofProposal('gus-03', '3-contenidos §4', (town, proposal, visitor) => {
    const asked = like(town, visitor, proposal);
    return trial(
      [...enter(town, visitor), asked, again(asked), like(town, visitor, proposal, false)],
      (_, __, one, two) => tellsCount(one) ?? differs('voteCount', countIn(two), countIn(one)),
    );
  }),
  ofProposal('gus-04', 'interfaces §api', (town, proposal, visitor) =>
    trial(
      [
        ...enter(town, visitor),
        likesOf(town, visitor, proposal),
        like(town, visitor, proposal),
        like(town, visitor, proposal, false),
      ],
      (_, __, before, ___, after) =>
        tellsCount(after) ?? differs('voteCount', countIn(after), countIn(before)),
    ),
  ),
  ofProposal('gus-05', '1-base §6', (town, proposal, visitor) =>
    trial(like(town, visitor, proposal), (answer) => notRefused(answer, 401, 400)),
  ),
  ofProposal('gus-06', 'interfaces §api', (town, _, visitor) =>
    trial([...enter(town, visitor), like(town, visitor, 'no-hay-tal-propuesta')], (__, ___, answer) =>
      notRefused(answer, 404),
    ),
  ),
  ofProposal('gus-07', 'interfaces §api', (town, proposal, visitor) => {
    const body = { displayType: 'likes', contents: [proposal] };
    return trial(
      [
        likesOf(town, visitor, proposal),
        sendAs(visitor, addressOf(readManyLikesCall, { realm: town.realm }), { body, shown: body }),
      ],
      (one, many) =>
        answersAsDocumented(readManyLikesCall, many) ??
        withList(many, ({ items: [first] }) => differs('items.0', first?.['voteCount'], countIn(one))),
    );
  }),
];
