import { checkIdentityCall } from '#adapters/wire/voting/check-identity.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { isLoggedInTownCall } from '#adapters/wire/sessions/is-logged-in-town.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { readBallotsCall } from '#adapters/wire/voting/read-ballots.ts';
import { readResultsCall } from '#adapters/wire/voting/read-results.ts';
import { readSurveyCall } from '#adapters/wire/voting/read-survey.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { notRefused } from '../read-answer.ts';

/** A call that must be refused, with its status and in the documented shape. */
const refused = (
  id: Check['id'],
  clause: Check['clause'],
  status: number,
  addressesOf: (realm: string) => readonly string[],
): Check => ({
  id,
  clause,
  from: [],
  trials: ({ realm }) =>
    addressesOf(realm).map((address) => trial(ask(address), (answer) => notRefused(answer, status))),
});

const inRealm = (realm: string) => `/api/${encodeURIComponent(realm)}`;
const nowhere = surveyId('no-hay-tal-encuesta');

export const refusalChecks: readonly Check[] = [
  refused('err-01', 'interfaces §api', 404, (realm) => {
    const unknown = realmId(`${realm}-no-existe`);
    return [
      addresses.settings(unknown),
      addresses.surveys(unknown),
      addressOf(isLoggedInTownCall, { realm: unknown }),
    ];
  }),
  refused('err-02', 'interfaces §api', 404, (realm) => [
    addressOf(readSurveyCall, { realm: realmId(realm), id: nowhere }),
    addressOf(readResultsCall, { realm: realmId(realm), id: nowhere }),
    addressOf(readBallotsCall, { realm: realmId(realm), id: nowhere }),
  ]),
  refused('err-03', 'interfaces §api', 404, (realm) => [
    `${inRealm(realm)}/collections/articulos/no-hay-tal-articulo`,
    addresses.menu(realmId(realm), 'no-hay-tal-menu'),
  ]),
  refused('err-04', 'interfaces §api', 404, (realm) => [`${inRealm(realm)}/no-hay-tal-llamada`]),
  refused('err-05', 'seguridad §consultas', 400, (realm) => [
    `${inRealm(realm)}/collections/articulos?email=%2F%5Ea%2Fi`,
    `${inRealm(realm)}/collections/procesos?sort=email`,
  ]),
  refused('err-06', 'seguridad §consultas', 400, (realm) => [
    `${inRealm(realm)}/collections/procesos?or=email=a`,
  ]),
  refused('err-07', '3-contenidos §7', 400, (realm) => [
    `${inRealm(realm)}/collections/procesos/between?start=ayer&end=hoy`,
  ]),
  // A number that no person has: a real one must not be in an address, not even in checks.
  refused('err-08', 'seguridad §secreto', 404, (realm) => [
    `${addressOf(checkIdentityCall, { realm: realmId(realm) })}?id=00000000T&type=1&date=1950-01-01`,
  ]),
];
