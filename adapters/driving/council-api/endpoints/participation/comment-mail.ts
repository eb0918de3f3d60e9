import type { Mail } from '#application/ports/server/mailer.ts';
import type { Town } from '#domain/access/town.ts';
import type { Comment, HideReason } from '#domain/comments/comment.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { serverSayIn } from '../../server-texts.ts';

/** The mail to the author of a hidden comment, in the town's language. */
export function commentMail(town: Town, { text }: Comment, reason: HideReason): Omit<Mail, 'to'> {
  const say = serverSayIn(town.defaultLanguage);
  const name = textFor(town.name, town.defaultLanguage, town.defaultLanguage).text;
  return {
    subject: say('comment.subject', { town: name }),
    text: [
      say('comment.hidden', { reason: say(`comment.reasons.${reason}`) }),
      '',
      say('comment.said'),
      text,
      '',
      say('comment.object'),
      '',
    ].join('\n'),
  };
}
