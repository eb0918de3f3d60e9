import type { FastifyInstance } from 'fastify';
import { askToFollow } from '#application/following/ask-to-follow.ts';
import { followReport } from '#application/requests/follow-report.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { followRequestCall } from '#adapters/wire/requests/follow-request.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { followedContents } from '../../contents/followed-contents.ts';
import { networkOf } from '../../limits/network-of.ts';
import { ownEmail } from '../../plugins/own-email.ts';
import { route } from '../../plugins/route.ts';
import { languageOf } from './captcha.ts';
import { followMails } from '../participation/follow-mail.ts';

/** Following a report instead of sending it again. */
export function followReportEndpoint(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
): void {
  const wishes = askToFollow({ ...council, subjects: followedContents(council), attempts });
  const mails = followMails(council);

  route(server, council, followRequestCall, async ({ town, iid, user, body, request }) => {
    const email = body.email?.trim() || null;
    if (email !== null && !isEmail(email)) return left({ kind: 'unreadable', where: 'email' });
    const own = email === null ? null : await ownEmail(council, town, request);
    const network = networkOf(request.ip);
    const language = languageOf(request, town.defaultLanguage);
    const follow = followReport({
      ...council,
      attempts,
      ask: (wish) => wishes(town, network, { ...wish, language }, mails.asked(town)),
    });
    const followed = await follow(town, {
      iid,
      visitor: user.userId,
      network,
      email,
      isOwn: email !== null && own !== null && plainEmail(own) === plainEmail(email),
    });
    if (isLeft(followed))
      return followed.left.kind === 'tooManyAttempts'
        ? left(followed.left)
        : left({ kind: 'unknownRequest' });
    const { followers, wished } = followed.right;
    // The time that a mail takes would reveal whether one was sent; the reason it was not would reveal the address.
    if (wished?.kind === 'asked')
      void wished.post().catch(() => request.log.error('a mail about following was not sent'));
    return right({ status: 'ok', followers, told: wished?.kind ?? null });
  });
}
