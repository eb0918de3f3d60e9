import type { FastifyRequest } from 'fastify';
import { isApplicationKey, type OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import type { OpenPayment } from '#application/ports/server/payment-store.ts';
import { paymentOfPart, paymentOfPlaceFee } from '#application/registrations/places/fee-payment.ts';
import { numbersInLine } from '#application/registrations/places/numbers-in-line.ts';
import { readApplication, readLists } from '#application/registrations/read-applications.ts';
import type { ActivityPlaces } from '#application/registrations/registration-ports.ts';
import { viewApplication } from '#application/registrations/view-application.ts';
import type { Town } from '#domain/access/town.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import { firstOfFee } from '#domain/registrations/money/fee.ts';
import { partToPay } from '#domain/registrations/money/late-parts.ts';
import { hasLapsed } from '#domain/registrations/applicants/application.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openLines } from '../../contents/open-lines.ts';
import type { TownRequest } from '../../plugins/in-town.ts';
import { languageOf } from '../requests/captcha.ts';
import { backInTown } from '../requests/way-back.ts';
import { activityIn, registrationRefused, type RegistrationRefusal } from './asked-activity.ts';
import { paidRegistrations } from './paid-registrations.ts';
import { writeOwnApplication } from './write-own-application.ts';

/** A call about an application, as it came. */
export interface CameForPlace {
  readonly town: Town;
  readonly request: FastifyRequest & Pick<TownRequest, 'query' | 'headers'>;
  /** Where the page of the bank leads back to. */
  readonly forward?: string | null | undefined;
}

/** An application that a call names, with its activity. */
export interface NamedApplication {
  readonly places: ActivityPlaces;
  readonly application: Application;
}

/** The application of a key in an activity. */
export async function applicationOfKey(
  council: ServerParts,
  town: Town,
  named: { readonly activity: string; readonly key: string },
): Promise<Either<RegistrationRefusal, NamedApplication>> {
  const asked = await activityIn(council, town, named.activity);
  if (isLeft(asked)) return asked;
  const places = asked.right;
  const kept = isApplicationKey(named.key) ? await readApplication(council)(places.good, named.key) : null;
  return kept === null
    ? left(registrationRefused({ kind: 'unknownApplication' }))
    : right({ places, application: kept.application });
}

/** The payment of a place that waits for it, or of the part of its fee that is to be paid next; null: nothing is to be paid. */
async function beginning(
  council: ServerParts,
  { realm }: Town,
  { places: { activity }, application }: NamedApplication,
): Promise<OpenPayment | null> {
  if (application.state === 'accepted' && firstOfFee(application) > 0)
    return paymentOfPlaceFee(council)(realm, activity, application);
  const part = partToPay(application, council.clock.now());
  return part === null ? null : paymentOfPart(council)(realm, activity, application, part);
}

/** The same with the way to it. */
async function wayOf(
  council: ServerParts,
  { town, request, forward }: CameForPlace,
  { places, application }: NamedApplication,
) {
  const payment = await beginning(council, town, { places, application });
  if (payment === null) return null;
  const lang = languageOf(request, town.defaultLanguage);
  const back = await backInTown(council, request, town, forward ?? '/inscripciones');
  return { payment, forward: back, lang };
}

/**
 * An application as it is now, for its applicant. If its payment has come and its place has not been given, because the bank's
 * notice was lost with the server, it is given now.
 */
export function answerApplication(council: ServerParts) {
  const settle = paidRegistrations(council);
  return async (came: CameForPlace, named: NamedApplication): Promise<OwnApplicationAnswer> => {
    const { town, request } = came;
    const { activity, good } = named.places;
    const way = await wayOf(council, came, named);
    if (way !== null) await settle(town, way.payment.payment, request.log);
    const kept = await readApplication(council)(good, named.application.id);
    const now = kept?.application ?? named.application;
    const at = council.clock.now();
    const { lists } = await readLists(council)(good);
    const lines = await numbersInLine(council)(good, now, activity);
    const seen = viewApplication(now, { lists, at, lines });
    const isListed = activity.mode === 'firstCome' || lists.provisional !== null;
    // What was paid just now is not asked for again, but the next part may be.
    const isOver = way === null || hasLapsed(now, at);
    const next = isOver ? null : await wayOf(council, came, { places: named.places, application: now });
    return writeOwnApplication(town, activity, seen, { at, isListed, way: next });
  };
}

/** Offers what an application has let go, and goes on if that fails: the next round does it. */
export const passOnAfter =
  (council: ServerParts) =>
  async (places: ActivityPlaces, { log }: Pick<FastifyRequest, 'log'>): Promise<void> => {
    try {
      await openLines(council).places(places);
    } catch (err) {
      log.error({ err, activity: places.activity.id }, 'a place that is free was not offered');
    }
  };
