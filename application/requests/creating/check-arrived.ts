import type { Clock } from '#application/ports/clock.ts';
import type { CaptchaStore } from '#application/ports/server/captcha-store.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import { entryOf, lostFiles } from '#domain/forms/body/read-body.ts';
import { answers } from '#domain/forms/captcha.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { asksTownCategory, strangeCategory } from '#domain/forms/field-choices.ts';
import type { FormFault } from '#domain/forms/form-fault.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { shownEntry, shownFields } from '#domain/forms/shown-fields.ts';
import { canBeSpent } from '#domain/payments/payment.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ArrivedRequest } from './arrived-request.ts';
import { among, type ArrivedUploads } from './arrived-uploads.ts';

interface FaultPorts {
  readonly payments: PaymentStore;
  /** The categories of a town's settings, by their ids. */
  readonly categories: (realm: RealmId) => Promise<readonly string[]>;
}

/** Everything that the form itself refuses: the checks of the browser, and what only the council knows. */
export async function faultsOfArrived(
  { payments, categories }: FaultPorts,
  mailbox: Mailbox,
  { town: { realm }, sender, body }: ArrivedRequest,
  own: ArrivedUploads,
): Promise<readonly FormFault[]> {
  const payment = body.payment === null ? null : await payments.find(realm, body.payment);
  const isPaid = payment !== null && canBeSpent(payment, { kind: 'request', id: mailbox.id }, sender);
  const find = among(own);
  const entry = entryOf(mailbox, body, find);
  const faults = checkForm(mailbox, entry, { acceptsPrivacy: body.acceptsPrivacy, isPaid });
  const strange = asksTownCategory(mailbox) ? strangeCategory(mailbox, entry, await categories(realm)) : [];
  // A field whose uploads are gone counts as empty, too: that they are gone says more.
  const lost = lostFiles(mailbox, body, find);
  const others = faults.filter(({ field }) => !lost.some((fault) => fault.field === field));
  return [...others, ...lost, ...strange];
}

/** A captcha that is asked must be answered right. Whether it is asked may hang on any other answer, files included. */
export async function passesCaptcha(
  { captchas, clock }: { readonly captchas: CaptchaStore; readonly clock: Clock },
  mailbox: Mailbox,
  { town: { realm }, body }: ArrivedRequest,
  own: ArrivedUploads,
): Promise<boolean> {
  const fields = mailbox.pages.flatMap((page) => page.fields);
  const asked = shownEntry(fields, entryOf(mailbox, body, among(own)));
  const isAsked = shownFields(fields, asked).some(({ kind }) => kind === 'captcha');
  if (body.captcha === null || !isAsked) return !isAsked;
  const answer = await captchas.spend(realm, body.captcha.id, clock.now());
  return answer !== null && answers(body.captcha.answer, answer);
}
