import type { Mailer } from '#application/ports/server/mailer.ts';

/** The server that messages are handed to, and their sender. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

const patience = 10_000;

/**
 * Hands messages to a mail server. Line ends in a subject or an address would let a stranger add headers: they are
 * removed.
 */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  // Loaded with the first message: the start does not wait for it.
  const connect = async () =>
    (await import('nodemailer')).default.createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    });
  let transport: ReturnType<typeof connect> | undefined;
  const line = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
  return {
    send: async ({ to, subject, text, headers = {}, attachments = [] }) => {
      transport ??= connect();
      await (await transport).sendMail({
        from,
        to: { name: '', address: line(to) },
        subject: line(subject),
        text,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, line(value)])),
        attachments: attachments.map(({ name, type, content }) => ({
          filename: line(name),
          contentType: type,
          content,
        })),
      });
    },
  };
}
