import { escaped } from '../plugins/markup.ts';
import type { ProviderPage } from '#application/ports/payment-provider.ts';
import { requestAddresses } from '#adapters/wire/request-addresses.ts';
import type { Town } from '#domain/access/town.ts';
import type { Payment, PaymentStatus } from '#domain/payments/payment.ts';
import { type Language, languageTag, textFor } from '#domain/shared/localized-text.ts';

interface Words {
  readonly title: string;
  readonly sandbox: string;
  readonly pay: string;
  readonly refuse: string;
  readonly bank: string;
  readonly back: string;
  readonly states: Readonly<Record<PaymentStatus, string>>;
}

const words: Readonly<Record<Language, Words>> = {
  es: {
    title: 'Pago',
    sandbox: 'Página de pago de prueba: no se cobra nada a nadie.',
    pay: 'Pagar',
    refuse: 'Rechazar el pago',
    bank: 'Ir a la página del banco',
    back: 'Volver al portal',
    states: {
      new: 'Pendiente de pago.',
      pay: 'Pago completado. Ya puedes cerrar esta pestaña y enviar la solicitud.',
      used: 'Este pago ya se ha usado en una solicitud.',
      refused: 'El banco no ha aceptado el pago. No se ha cobrado nada.',
    },
  },
  va: {
    title: 'Pagament',
    sandbox: 'Pàgina de pagament de prova: no es cobra res a ningú.',
    pay: 'Paga',
    refuse: 'Rebutja el pagament',
    bank: 'Ves a la pàgina del banc',
    back: 'Torna al portal',
    states: {
      new: 'Pendent de pagament.',
      pay: 'Pagament completat. Ja pots tancar esta pestanya i enviar la sol·licitud.',
      used: 'Este pagament ja s’ha usat en una sol·licitud.',
      refused: 'El banc no ha acceptat el pagament. No s’ha cobrat res.',
    },
  },
  ca: {
    title: 'Pagament',
    sandbox: 'Pàgina de pagament de prova: no es cobra res a ningú.',
    pay: 'Paga',
    refuse: 'Rebutja el pagament',
    bank: 'Vés a la pàgina del banc',
    back: 'Torna al portal',
    states: {
      new: 'Pendent de pagament.',
      pay: 'Pagament completat. Ja pots tancar aquesta pestanya i enviar la sol·licitud.',
      used: 'Aquest pagament ja s’ha fet servir en una sol·licitud.',
      refused: 'El banc no ha acceptat el pagament. No s’ha cobrat res.',
    },
  },
  en: {
    title: 'Payment',
    sandbox: 'Test payment page: nobody is charged anything.',
    pay: 'Pay',
    refuse: 'Refuse the payment',
    bank: 'Go to the bank’s page',
    back: 'Back to the portal',
    states: {
      new: 'Waiting for payment.',
      pay: 'Payment completed. You can close this tab now and send the request.',
      used: 'This payment has already been used for a request.',
      refused: 'The bank has not accepted the payment. Nothing was charged.',
    },
  },
  eu: {
    title: 'Ordainketa',
    sandbox: 'Probako ordainketa-orria: ez zaio inori ezer kobratzen.',
    pay: 'Ordaindu',
    refuse: 'Ukatu ordainketa',
    bank: 'Joan bankuaren orrira',
    back: 'Itzuli atarira',
    states: {
      new: 'Ordaintzeko zain.',
      pay: 'Ordainketa egina. Fitxa hau itxi eta eskaera bidal dezakezu.',
      used: 'Ordainketa hau eskaera batean erabili da jada.',
      refused: 'Bankuak ez du ordainketa onartu. Ez da ezer kobratu.',
    },
  },
};

const style = `:root{color-scheme:light dark;--ink:#14181f;--surface:#fff;--action:#0a6fb5;--label:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e9edf2;--surface:#12161c;--action:#7fb8ff;--label:#12161c}}
body{margin:0;padding:24px 16px;font:18px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--surface)}
main{max-width:32rem;margin:auto}h1{font-size:1.6rem;line-height:1.2}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 24px;margin:8px 8px 8px 0;border-radius:6px;border:2px solid var(--action);background:var(--action);color:var(--label)}
button.other{background:none;color:inherit}a{color:inherit;display:inline-block;padding:10px 0}
:focus-visible{outline:3px solid #ffd24d;box-shadow:0 0 0 5px var(--ink)}.amount{font-size:1.6rem;font-weight:700}`;

const euros = (cents: number) =>
  `${new Intl.NumberFormat('de', { minimumFractionDigits: 2, useGrouping: 'always' }).format(cents / 100)}\u00A0€`;

function frame(town: Town, payment: Payment, language: Language, content: (say: Words) => string): string {
  const say = words[language];
  const text = (of: Payment['concept']) => escaped(textFor(of, language, town.defaultLanguage).text);
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${say.title} · ${text(town.name)}</title><style>${style}</style></head><body><main><h1>${say.title} · ${text(town.name)}</h1><p>${text(payment.concept)}</p><p class="amount">${euros(payment.amount)}</p>${content(say)}</main></body></html>`;
}

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');

/** The sandbox's page: how the payment stands, and while it is open the two ways it may go. */
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
    const state = `<p role="status">${say.states[payment.status]}</p>`;
    const isOpen = payment.status === 'new' || payment.status === 'refused';
    const choice = `<p>${say.sandbox}</p><form method="post" action="${requestAddresses.paymentPage(town.realm, token, forward, language).replace(/\?.*$/u, '')}">${hidden({ token, forward, lang: language })}<button name="answer" value="pay">${say.pay} ${euros(payment.amount)}</button><button class="other" name="answer" value="refuse">${say.refuse}</button></form>`;
    return `${state}${isOpen ? choice : ''}<p><a href="${escaped(forward)}">${say.back}</a></p>`;
  });
}

/** The step to the bank: one button, since nothing here runs by itself. */
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
      `<form method="post" action="${escaped(url)}">${hidden(form)}<button>${say.bank}</button></form>`,
  );
