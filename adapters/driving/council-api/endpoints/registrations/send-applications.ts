import type { FastifyInstance } from 'fastify';
import { applyAtDeskCall } from '#adapters/wire/registrations/office/apply-at-desk.ts';
import { isApplicationKey, type PostedParty } from '#adapters/wire/registrations/own-application.ts';
import { sendApplicationCall } from '#adapters/wire/registrations/send-application.ts';
import {
  sendApplication,
  type SendRefused,
  type SentApplication,
} from '#application/registrations/apply/send-application.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import { tillOfVouchers } from '#application/vouchers/issue/order-payment.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import type { Application, ApplicationContent } from '#domain/registrations/applicants/application.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { route } from '../../plugins/route.ts';
import { languageOf } from '../requests/captcha.ts';
import { withinDeskBudget } from '../votes/desk/desk-budget.ts';
import { answerApplication } from './answer-application.ts';
import { activityIn, registrationRefused } from './asked-activity.ts';
import { partyPosted } from './posted-party.ts';

interface PostedApplication {
  readonly key: string;
  readonly party: PostedParty;
  readonly content: ApplicationContent;
  readonly family?: string | null | undefined;
}

const isUnlisted = (done: Either<SendRefused, Application>): boolean =>
  isLeft(done) && done.left.kind === 'notListed';

function sentBy(
  { key, party, content, family }: PostedApplication,
  {
    language,
    by,
    isAtDesk,
  }: { readonly language: Language; readonly by: string; readonly isAtDesk: boolean },
): Either<
  { readonly kind: 'unreadable'; readonly where: string } | ReturnType<typeof registrationRefused>,
  SentApplication
> {
  if (!isApplicationKey(key)) return left(registrationRefused({ kind: 'unknownApplication' }));
  const read = partyPosted(party);
  if (isLeft(read)) return read;
  return right({
    id: key,
    party: read.right,
    content,
    family: family?.trim() || null,
    language,
    by,
    isAtDesk,
  });
}

/** Whether somebody can receive what places of this activity cost. */
async function canBePaid(council: ServerParts, realm: RealmId, { plans }: Activity): Promise<boolean> {
  return plans.every(({ price }) => price === 0) || (await tillOfVouchers(council, realm)) !== null;
}

/** Applications that are sent, over the web and at desks. */
export function sendApplicationEndpoints(server: FastifyInstance, council: ServerParts): void {
  const send = sendApplication(council);
  const answer = answerApplication(council);
  const attempts = attemptBudget(council);
  route(server, council, sendApplicationCall, async ({ town, realm, id, body, request }) => {
    const language = languageOf(request, town.defaultLanguage);
    const sent = sentBy(body, { language, by: 'sender', isAtDesk: false });
    if (isLeft(sent)) return sent;
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const places = asked.right;
    if (!(await canBePaid(council, realm, places.activity))) {
      request.log.error({ realm, activity: id }, 'no registrations: the town has no bank, see payments');
      return left({ kind: 'noBank' });
    }
    const { participant, guardian } = sent.right.party;
    const guesser = guesserOf(realm, request.ip, guardian?.identity ?? participant.identity);
    const tried = await attempts.within(guesser, () => send(town, places.activity, sent.right), isUnlisted);
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    const done = tried.right;
    if (isLeft(done)) return left(registrationRefused(done.left));
    const { forward } = body;
    return right(await answer({ town, request, forward }, { places, application: done.right }));
  });

  route(server, council, applyAtDeskCall, async ({ town, realm, id, body, member, request }) => {
    const sent = sentBy(body, { language: town.defaultLanguage, by: member.name, isAtDesk: true });
    if (isLeft(sent)) return sent;
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const places = asked.right;
    const work = () => send(town, places.activity, sent.right);
    const tried = await withinDeskBudget(council, { realm, member }, work, isUnlisted);
    if (isLeft(tried)) return tried;
    const done = tried.right;
    if (isLeft(done)) return left(registrationRefused(done.left));
    return right(await answer({ town, request }, { places, application: done.right }));
  });
}
