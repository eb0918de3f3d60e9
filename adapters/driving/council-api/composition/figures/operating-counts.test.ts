import { describe, expect, it } from 'vitest';
import { countedMailer, operatingCounts } from './operating-counts.ts';

const mail = { to: 'a@b.example', subject: 's', text: 't' };

describe('a mailer whose mails are counted', () => {
  it('counts what was accepted and what was refused, and passes the refusal on', async () => {
    const counts = operatingCounts();
    let accepts = true;
    const send = async () => {
      if (!accepts) throw new Error('refused');
    };
    const mailer = countedMailer({ send }, counts.count);
    await mailer.send(mail);
    accepts = false;
    await expect(mailer.send(mail)).rejects.toThrow('refused');
    await expect(mailer.send(mail)).rejects.toThrow('refused');
    expect([counts.of('mailsSent'), counts.of('mailsFailed'), counts.of('mailsLost')]).toEqual([1, 2, 0]);
  });
});
