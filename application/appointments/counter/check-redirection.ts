import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { type NeedFault, needOf } from '#domain/appointments/appointment-need.ts';
import { canServe } from '#domain/appointments/queue.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import { isLeft } from '#domain/shared/result.ts';

/** Where a visit is to be redirected, as somebody at a desk chose it. */
export interface Redirection {
  readonly to: string | null;
  readonly services: readonly string[] | null;
}

/** Why a visit is not redirected: an unknown service or desk, or no desk that can do its services. Null: it can be. */
export function whyNotRedirected(
  setup: AppointmentSetup,
  visit: OfficeVisit,
  { to, services }: Redirection,
): NeedFault | { readonly kind: 'noDesk' } | null {
  const wanted = services ?? visit.services;
  const need = needOf(setup, { services: wanted, people: visit.people });
  if (isLeft(need)) return need.left;
  const desks = setup.offices.find(({ id }) => id === visit.office)?.desks ?? [];
  const able = desks.some(
    ({ id, services: can }) => (to ?? id) === id && canServe({ services: can }, wanted),
  );
  return able ? null : { kind: 'noDesk' };
}
