import type { Mail } from '#application/ports/server/mailer.ts';
import type { Town } from '#domain/access/town.ts';
import type { CouncilRequest, ThreadMessage } from '#domain/forms/request.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { serverSayIn } from '../../server-texts.ts';

/** The email to the sender and the followers of a request, in the town's language. */
export function requestMail(
  town: Town,
  { iid, title, status }: CouncilRequest,
  said: ThreadMessage | null,
): Omit<Mail, 'to'> {
  const say = serverSayIn(town.defaultLanguage);
  const name = textFor(town.name, town.defaultLanguage, town.defaultLanguage).text;
  const message = said === null ? [] : ['', say('request.said', { by: said.by }), said.text];
  return {
    subject: say('request.subject', { iid, town: name }),
    text: [
      say('request.about', { title }),
      say('request.status', { status: say(`requestState.${status}`) }),
      ...message,
      '',
      say('request.read'),
      '',
    ].join('\n'),
  };
}
