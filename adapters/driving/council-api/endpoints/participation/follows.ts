import type { FastifyInstance } from 'fastify';
import { confirmFollow, endFollow } from '#application/following/answer-by-link.ts';
import { askToFollow } from '#application/following/ask-to-follow.ts';
import { followerOf, linkFor, readFollowLink } from '#application/following/follow-links.ts';
import type { FollowedSubject } from '#application/ports/server/followed-subjects.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { confirmFollowCall } from '#adapters/wire/following/confirm-follow.ts';
import { endFollowCall } from '#adapters/wire/following/end-follow.ts';
import { followAddresses, followHashes } from '#adapters/wire/following/follow-addresses.ts';
import { followCall } from '#adapters/wire/following/follow-content.ts';
import { listFollowsCall } from '#adapters/wire/following/list-follows.ts';
import { endInOneClickCall, openFollowToEndCall } from '#adapters/wire/following/one-click.ts';
import type { Town } from '#domain/access/town.ts';
import { isEmail } from '#domain/forms/contact.ts';
import type { Channel, Follow } from '#domain/following/follow.ts';
import { type Language, languageTag, textFor } from '#domain/shared/localized-text.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { followedContents } from '../../contents/followed-contents.ts';
import { networkOf } from '../../limits/network-of.ts';
import { escaped } from '../../plugins/markup.ts';
import { ownEmail } from '../../plugins/own-email.ts';
import { route } from '../../plugins/route.ts';
import { isBrowser } from './is-browser.ts';
import { followMails } from './follow-mail.ts';
import { serverSayIn } from '../../server-texts.ts';

/** An endpoint identifies a browser by itself. */
const noKeys = { p256dh: '', auth: '' };

/** What an address shows until its page comes. */
const leavePage = (language: Language, page: string): string => {
  const words = escaped(serverSayIn(language)('follow.leave'));
  return `<!doctype html><html lang="${languageTag(language)}"><head><title>${words}</title></head><body><p><a href="${escaped(page)}">${words}</a></p></body></html>`;
};

/** A follow as its owner reads it; `found` is null if its subject is out of sight. */
const listed = (
  { keys }: ServerParts,
  town: Town,
  { id, subject, language, channel }: Follow,
  found: FollowedSubject | null,
) => ({
  ...subject,
  title: textFor(found?.title, language, town.defaultLanguage).text,
  path: found?.path ?? '',
  link: linkFor(keys, 'leave', town.realm, id),
  by: channel.kind,
});

function begins(server: FastifyInstance, council: ServerParts, attempts: AttemptBudget): void {
  const ask = askToFollow({ ...council, subjects: followedContents(council), attempts });
  const mails = followMails(council);
  route(server, council, followCall, async ({ town, body, request }) => {
    const { kind, id, language, email: written, push } = body;
    if (push && !isBrowser(council, push)) return left({ kind: 'unreadable', where: 'push' });
    const own = written || push ? null : await ownEmail(council, town, request);
    const email = written ? written.trim() : own;
    if (!push && (email === null || !isEmail(email))) return left({ kind: 'unreadable', where: 'email' });
    const channel: Channel = push ? { kind: 'push', ...push } : { kind: 'mail', email: email ?? '' };
    const wish = { subject: { kind, id }, channel, language, isOwn: own !== null || !!push };
    const wished = await ask(town, networkOf(request.ip), wish, mails.asked(town));
    if (isLeft(wished))
      return wished.left.kind === 'tooManyAttempts' ? left(wished.left) : left({ kind: 'unknownDocument' });
    // The time that a mail takes would reveal whether one was sent; the reason it was not would reveal the address.
    if (wished.right.kind === 'asked')
      void wished.right.post().catch(() => request.log.error('a mail about following was not sent'));
    return right({ status: wished.right.kind });
  });
}

function confirms(server: FastifyInstance, council: ServerParts): void {
  const { keys } = council;
  const subjects = followedContents(council);
  const confirm = confirmFollow({ ...council, subjects });
  route(server, council, confirmFollowCall, async ({ town, body: { link } }) => {
    const kept = await confirm(town, link);
    if (isLeft(kept)) return left({ kind: 'codeWrong' });
    const mine = linkFor(keys, 'mine', town.realm, kept.right.follower);
    const found = await subjects.find(town, kept.right.subject);
    return right({ ...listed(council, town, kept.right, found), mine });
  });
}

function lists(server: FastifyInstance, council: ServerParts): void {
  const { keys, follows } = council;
  const subjects = followedContents(council);
  route(server, council, listFollowsCall, async ({ town, body: { link, endpoint }, request }) => {
    const email = await ownEmail(council, town, request);
    const own = email === null ? null : followerOf(keys, town.realm, { kind: 'mail', email });
    const linked = link ? readFollowLink(keys, 'mine', town.realm, link) : null;
    if (link && linked === null) return left({ kind: 'codeWrong' });
    const browser = endpoint ? followerOf(keys, town.realm, { kind: 'push', endpoint, ...noKeys }) : null;
    const followers = (link ? [linked] : [own, browser]).filter((one) => one !== null);
    const all = (await Promise.all(followers.map((one) => follows.of(town.realm, one)))).flat();
    const confirmed = all.filter(({ confirmedAt }) => confirmedAt !== null);
    // Events of what is hidden for a while are not sent.
    const seen = async (follow: Follow) => {
      const found = await subjects.find(town, follow.subject);
      return found === null ? [] : [listed(council, town, follow, found)];
    };
    const items = (await Promise.all(confirmed.map(seen))).flat();
    return right({ items, isKnown: email !== null, pushKey: council.push?.publicKey ?? null });
  });
}

function ends(server: FastifyInstance, council: ServerParts): void {
  const end = endFollow(council);
  const ended = async (realm: RealmId, link: string) =>
    isLeft(await end(realm, link))
      ? left({ kind: 'codeWrong' as const })
      : right({ status: 'ended' as const });
  route(server, council, endFollowCall, ({ realm, body: { link } }) => ended(realm, link));

  // Mail programs without one-click unsubscribing open the address: the page asks for one press, so that a link
  // scanner ends no follow.
  route(server, council, openFollowToEndCall, async ({ realm, town: { defaultLanguage }, link, reply }) => {
    const asked = new URLSearchParams({ realm }).toString();
    const hash = `${followHashes.leave}=${encodeURIComponent(link ?? '')}`;
    const page = `${followAddresses.page}?${asked}#${hash}`;
    void reply.header('refresh', `0; url=${page}`).type('text/html; charset=utf-8');
    return right(leavePage(defaultLanguage, page));
  });
  void server.register(async (scope) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4096 }, (_, __, done) =>
        done(null, null),
      );
    route(scope, council, endInOneClickCall, ({ realm, link }) => ended(realm, link ?? ''));
  });
}

/** Following by mail or browser: requested, confirmed, listed, ended. */
export function followEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
): void {
  begins(server, council, attempts);
  confirms(server, council);
  lists(server, council);
  ends(server, council);
}
