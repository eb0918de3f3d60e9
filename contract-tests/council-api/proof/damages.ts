import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import type { Damage } from './damage.ts';
import { blankAndMomentDamages } from './damages/blank-and-moment.ts';
import { contentsDamages } from './damages/contents.ts';
import { formDamages } from './damages/forms.ts';
import { requestWritingDamages } from './damages/request-writing.ts';
import { listAndLikeDamages } from './damages/lists-and-likes.ts';
import { operationDamages } from './damages/operation.ts';
import { registrationDamages } from './damages/registrations.ts';
import { serviceWritingDamages } from './damages/service-writing.ts';
import { siteDamages } from './damages/site.ts';
import { staffDamages } from './damages/staff.ts';
import { ticketDamages } from './damages/tickets.ts';
import { votingDamages } from './damages/voting.ts';
import { voucherDamages } from './damages/vouchers.ts';
import { writingDamages } from './damages/writing.ts';

/** How a council could break each rule. The compiler checks that no check is left out. */
export const damages: Readonly<Record<CheckId, Damage>> = {
  ...siteDamages,
  ...contentsDamages,
  ...votingDamages,
  ...blankAndMomentDamages,
  ...writingDamages,
  ...voucherDamages,
  ...operationDamages,
  ...staffDamages,
  ...formDamages,
  ...listAndLikeDamages,
  ...registrationDamages,
  ...requestWritingDamages,
  ...ticketDamages,
  ...serviceWritingDamages,
};
