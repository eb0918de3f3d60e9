import { applicationOfSubject } from '#domain/registrations/money/fee-subject.ts';
import { visitOfSubject } from '#application/appointments/fees/fee-payment.ts';
import { orderOfSubject } from '#application/vouchers/issue/order-payment.ts';
import { ticketsOfSubject } from '#application/tickets/ticket-payment.ts';
import { escaped } from '../../plugins/markup.ts';
import type { PagesKey } from '#application/text/catalogue/keys/pages.ts';
import type { ProviderPage } from '#application/ports/server/payment-provider.ts';
import { requestAddresses } from '#adapters/wire/requests/request-addresses.ts';
import type { Town } from '#domain/access/town.ts';
import { isStillPaid, type Payment } from '#domain/payments/payment.ts';
import { type Language, languageTag, textFor } from '#domain/shared/localized-text.ts';
import { serverSayIn } from '../../server-texts.ts';

const style = `:root{color-scheme:light dark;--ink:#14181f;--surface:#fff;--action:#0a6fb5;--label:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e9edf2;--surface:#12161c;--action:#7fb8ff;--label:#12161c}}
body{margin:0;padding:24px 16px;font:18px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--surface)}
main{max-width:32rem;margin:auto}h1{font-size:1.6rem;line-height:1.2}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 24px;margin:8px 8px 8px 0;border-radius:6px;border:2px solid var(--action);background:var(--action);color:var(--label)}
button.other{background:none;color:inherit}a{color:inherit;display:inline-block;padding:10px 0}
:focus-visible{outline:3px solid #ffd24d;box-shadow:0 0 0 5px var(--ink)}.amount{font-size:1.6rem;font-weight:700}`;

const euros = (cents: number) =>
  `${new Intl.NumberFormat('de', { minimumFractionDigits: 2, useGrouping: 'always' }).format(cents / 100)}\u00A0€`;

/** A text, escaped for a page. */
type SayOnPage = (key: PagesKey) => string;

function frame(
  town: Town,
  payment: Payment,
  language: Language,
  content: (say: SayOnPage) => string,
): string {
  const spoken = serverSayIn(language);
  const say: SayOnPage = (key) => escaped(spoken(key));
  const part = applicationOfSubject(payment.subject)?.part ?? null;
  const ofPart = part === null ? '' : ` · ${escaped(spoken('payment.part.n', { n: part }))}`;
  const text = (of: Payment['concept']) => escaped(textFor(of, language, town.defaultLanguage).text);
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${say('payment.title')} · ${text(town.name)}</title><style>${style}</style></head><body><main><h1>${say('payment.title')} · ${text(town.name)}</h1><p>${text(payment.concept)}${ofPart}</p><p class="amount">${euros(payment.amount)}</p>${content(say)}</main></body></html>`;
}

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');

/** What a payment is for, if its page has words of its own for that; null for requests (specification 1, section 8). */
function topicOf({
  subject,
}: Payment): 'vouchers' | 'appointment' | 'place' | 'part' | 'tickets' | 'reservation' | null {
  if (orderOfSubject(subject) !== null) return 'vouchers';
  if (visitOfSubject(subject) !== null) return 'appointment';
  const place = applicationOfSubject(subject);
  // Who pays a later part has the place already.
  if (place !== null) return place.part === null ? 'place' : 'part';
  if (ticketsOfSubject(subject) !== null) return 'tickets';
  return subject.kind === 'hold' ? 'reservation' : null;
}

/** What the page says of a payment. */
function stateText(payment: Payment): PagesKey {
  const state = isStillPaid(payment) ? payment.status : 'returned';
  const topic = topicOf(payment);
  if (topic === null || state === 'new' || state === 'review') return `payment.states.${state}`;
  return `payment.${topic}.${state}`;
}

/** The sandbox's page: the state of the payment, and while it is open the two possible outcomes. */
export function paymentPage(
  town: Town,
  payment: Payment,
  {
    token,
    forward,
    language,
  }: { readonly token: string; readonly forward: string; readonly language: Language },
): string {
  return frame(town, payment, language, (say) => {
    const state = `<p role="status">${say(stateText(payment))}</p>`;
    const isOpen = payment.status === 'new' || payment.status === 'refused';
    const choice = `<p>${say('payment.sandbox')}</p><form method="post" action="${requestAddresses.paymentPage(town.realm, token, forward, language).replace(/\?.*$/u, '')}">${hidden({ token, forward, lang: language })}<button name="answer" value="pay">${say('payment.pay')} ${euros(payment.amount)}</button><button class="other" name="answer" value="refuse">${say('payment.refuse')}</button></form>`;
    return `${state}${isOpen ? choice : ''}<p><a href="${escaped(forward)}">${say('payment.back')}</a></p>`;
  });
}

/** The step to the bank: one button, since no script runs here. */
export const bankPage = (
  town: Town,
  payment: Payment,
  { page: { url, form }, language }: { readonly page: ProviderPage; readonly language: Language },
): string =>
  frame(
    town,
    payment,
    language,
    (say) =>
      `<form method="post" action="${escaped(url)}">${hidden(form)}<button>${say('payment.bank')}</button></form>`,
  );
