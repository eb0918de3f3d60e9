import type { FastifyInstance } from 'fastify';
import { askToFollow } from '#application/following/ask-to-follow.ts';
import { followReport } from '#application/requests/follow-report.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { decode } from '#adapters/wire/decode.ts';
import { followWire } from '#adapters/wire/request.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { followedContents } from '../followed-contents.ts';
import { networkOf } from '../network-of.ts';
import { type TownRequest, withSession } from '../plugins/in-town.ts';
import { ownEmail } from '../plugins/own-email.ts';
import { refuse } from '../plugins/refuse.ts';
import { languageOf } from './captcha.ts';
import { followMails } from './follow-mail.ts';

/** POST /api/{realm}/requests/{iid}/follow: a report is followed instead of being sent again. */
export function followReportEndpoint(
  server: FastifyInstance,
  council: Council,
  attempts: AttemptBudget,
): void {
  const wishes = askToFollow({ ...council, subjects: followedContents(council), attempts });
  const mails = followMails(council);

  server.post(
    '/api/:realm/requests/:iid/follow',
    withSession<TownRequest<{ iid: string }>>(council, async (town, user, request, reply) => {
      const body = decode(followWire, request.body);
      if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
      const email = body.right.email?.trim() || null;
      if (email !== null && !isEmail(email)) return refuse(reply, 'unreadable', { where: 'email' });
      const own = email === null ? null : await ownEmail(council, town, request);
      const network = networkOf(request.ip);
      const language = languageOf(request, town.defaultLanguage);
      const follow = followReport({
        ...council,
        attempts,
        ask: (wish) => wishes(town, network, { ...wish, language }, mails.asked(town)),
      });
      const followed = await follow(town, {
        iid: request.params.iid,
        visitor: user.userId,
        network,
        email,
        isOwn: email !== null && own !== null && plainEmail(own) === plainEmail(email),
      });
      if (isLeft(followed))
        return followed.left.kind === 'tooManyAttempts'
          ? refuse(reply, 'tooManyAttempts', { retryAfter: followed.left.retryAfter })
          : refuse(reply, 'unknownRequest');
      const { followers, wished } = followed.right;
      // How long a mail takes would tell whether one was sent; why it was not would tell the address.
      if (wished?.kind === 'asked')
        void wished.post().catch(() => request.log.error('a mail about following was not sent'));
      return { status: 'ok', followers, told: wished?.kind ?? null };
    }),
  );
}
