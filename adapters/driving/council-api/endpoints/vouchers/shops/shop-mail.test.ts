import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { cents } from '#domain/shared/money.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { correctionMails, mailShops, shopMail, type ShopNews } from './shop-mail.ts';

const paid = { amount: cents(123_450), campaign: { es: 'Bonos de otoño', va: 'Bons de tardor' } };
const news: readonly ShopNews[] = [
  { kind: 'authorised' },
  { kind: 'suspended' },
  { kind: 'paid', ...paid },
  { kind: 'returned', ...paid },
  { kind: 'corrected' },
  { kind: 'correctionRefused', reason: ' Falta el documento del banco.\n' },
];

describe('a mail to a shop', () => {
  it('says in the language in which the shop gave its hours, or that of the town, what happened, to the cent, and nothing of its account', () => {
    for (const defaultLanguage of languages)
      for (const one of news) {
        const spoken = { ...bakery, hours: { [defaultLanguage]: '9-14' } };
        const { to, subject, text } = shopMail(aTown('vilanova'), spoken, one);
        expect(to).toBe(bakery.email);
        expect(`${subject} ${text}`).not.toContain('{{');
        expect(text).toContain(bakery.name);
        expect(text).not.toContain(bakery.iban.slice(-4));
        if ('reason' in one) expect(text).toContain('Falta el documento del banco.');
        if ('amount' in one) expect(text).toMatch(/1\.234,50\s€|€1,234\.50/u);
      }
    const inTown = aTown('v', { defaultLanguage: 'va' });
    const textFor = (hours: typeof bakery.hours) =>
      shopMail(inTown, { ...bakery, hours }, { kind: 'paid', ...paid }).text;
    expect(textFor('9-14')).toContain('Bons de tardor');
    expect(textFor({ es: 'De 9 a 14' })).toContain('Bonos de otoño');
    expect(textFor({ eu: '9:00-14:00' })).toContain('Bons de tardor');
  });

  it('about a correction goes to the address before it too, if that changed', () => {
    const after = { ...bakery, email: 'nuevo@example.org' };
    const to = (before: typeof bakery) =>
      correctionMails(aTown(), { before, after }, { isAccepted: true, reason: '' }).map((mail) => mail.to);
    expect([to(bakery), to(after)]).toEqual([[bakery.email, after.email], [after.email]]);
  });

  it('that cannot be sent is noted, and the others are sent', async () => {
    const sent: string[] = [];
    const failed: unknown[] = [];
    const mailer = {
      send: async ({ to }: { readonly to: string }) => {
        if (to === 'away@example.com') throw new Error('refused');
        sent.push(to);
      },
    };
    const log = { error: (record: unknown) => void failed.push(record) };
    const mail = (to: string) => shopMail(aTown(), { ...bakery, email: to }, { kind: 'authorised' });
    await mailShops({ mailer }, log as never)(['away@example.com', '', 'forn@example.com'].map(mail));
    expect([sent, failed.length]).toEqual([['forn@example.com'], 1]);
  });
});
