import nodemailer from 'nodemailer';
import type { Mailer } from '#application/ports/mailer.ts';

/** Where messages are handed over, and from whom they come. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

const patience = 10_000;

/** Hands messages to a mail server. Line ends in a subject or an address would be headers of a stranger's: they go. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  const line = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to: { name: '', address: line(to) }, subject: line(subject), text });
    },
  };
}
