import type { Language } from '#domain/shared/localized-text.ts';

/** What the command itself says; the checks have their own texts. */
export interface RunTexts {
  readonly intro: readonly [one: string, other: string];
  readonly needsBaseUrl: string;
  readonly notAnAddress: string;
  readonly secretInAddress: string;
  readonly plainToken: string;
  readonly needsRealm: string;
  readonly unknownCheck: string;
  readonly notANumber: string;
  readonly badToken: string;
  readonly unreadableFile: string;
  readonly badDeviation: string;
  readonly expected: Readonly<Record<'list' | 'checkId' | 'onceOnly' | 'reason' | 'day', string>>;
  readonly unknownRealm: string;
  readonly stale: string;
}

const es: RunTexts = {
  intro: [
    '1 comprobación, solo lectura, hasta {rate} por segundo',
    '{n} comprobaciones, solo lectura, hasta {rate} por segundo',
  ],
  needsBaseUrl: 'falta --base-url: la dirección del portal, como https://participa.ejemplo.es',
  notAnAddress: '--base-url no es una dirección http o https: «{found}»',
  secretInAddress: '--base-url lleva una contraseña. Las credenciales van en CONCEJO_CONTRACTS_TOKEN.',
  plainToken: 'la credencial no se envía por http sin cifrar; usa https',
  needsRealm: 'falta --realm: el municipio, como vilanova',
  unknownCheck: '--only: no existe la comprobación «{found}»; con --list se ven todas',
  notANumber: '{flag} no es un número entre {least} y {most}: «{found}»',
  badToken: 'la credencial no puede llevar espacios ni caracteres de control',
  unreadableFile: '{name}: no se puede leer ({cause})',
  badDeviation: '{name}: {where}: se espera {expected}',
  expected: {
    list: 'una lista JSON de { "id", "reason", "expires" }',
    checkId: 'el identificador de una comprobación',
    onceOnly: 'cada comprobación una sola vez',
    reason: 'un motivo',
    day: 'un día, como 2027-06-30',
  },
  unknownRealm: '{baseUrl} no conoce el municipio «{realm}»',
  stale: 'aviso: {id} ya no se desvía; quita su excepción de {name}',
};

const va: RunTexts = {
  intro: [
    '1 comprovació, només lectura, fins a {rate} per segon',
    '{n} comprovacions, només lectura, fins a {rate} per segon',
  ],
  needsBaseUrl: 'falta --base-url: l’adreça del portal, com https://participa.exemple.es',
  notAnAddress: '--base-url no és una adreça http o https: «{found}»',
  secretInAddress: '--base-url porta una contrasenya. Les credencials van en CONCEJO_CONTRACTS_TOKEN.',
  plainToken: 'la credencial no s’envia per http sense xifrar; usa https',
  needsRealm: 'falta --realm: el municipi, com vilanova',
  unknownCheck: '--only: no existix la comprovació «{found}»; amb --list es veuen totes',
  notANumber: '{flag} no és un nombre entre {least} i {most}: «{found}»',
  badToken: 'la credencial no pot portar espais ni caràcters de control',
  unreadableFile: '{name}: no es pot llegir ({cause})',
  badDeviation: '{name}: {where}: s’espera {expected}',
  expected: {
    list: 'una llista JSON de { "id", "reason", "expires" }',
    checkId: 'l’identificador d’una comprovació',
    onceOnly: 'cada comprovació una sola vegada',
    reason: 'un motiu',
    day: 'un dia, com 2027-06-30',
  },
  unknownRealm: '{baseUrl} no coneix el municipi «{realm}»',
  stale: 'avís: {id} ja no es desvia; lleva la seua excepció de {name}',
};

const ca: RunTexts = {
  intro: [
    '1 comprovació, només lectura, fins a {rate} per segon',
    '{n} comprovacions, només lectura, fins a {rate} per segon',
  ],
  needsBaseUrl: 'falta --base-url: l’adreça del portal, com ara https://participa.exemple.cat',
  notAnAddress: '--base-url no és una adreça http o https: «{found}»',
  secretInAddress: '--base-url duu una contrasenya. Les credencials van a CONCEJO_CONTRACTS_TOKEN.',
  plainToken: 'la credencial no s’envia per http sense xifrar; fes servir https',
  needsRealm: 'falta --realm: el municipi, com ara vilanova',
  unknownCheck: '--only: no existeix la comprovació «{found}»; amb --list es veuen totes',
  notANumber: '{flag} no és un nombre entre {least} i {most}: «{found}»',
  badToken: 'la credencial no pot tenir espais ni caràcters de control',
  unreadableFile: '{name}: no es pot llegir ({cause})',
  badDeviation: '{name}: {where}: s’espera {expected}',
  expected: {
    list: 'una llista JSON de { "id", "reason", "expires" }',
    checkId: 'l’identificador d’una comprovació',
    onceOnly: 'cada comprovació una sola vegada',
    reason: 'un motiu',
    day: 'un dia, com ara 2027-06-30',
  },
  unknownRealm: '{baseUrl} no coneix el municipi «{realm}»',
  stale: 'avís: {id} ja no es desvia; treu la seva excepció de {name}',
};

const en: RunTexts = {
  intro: [
    '1 check, read-only, up to {rate} requests a second',
    '{n} checks, read-only, up to {rate} requests a second',
  ],
  needsBaseUrl: '--base-url is missing: the address of the portal, such as https://participa.example.org',
  notAnAddress: '--base-url is no http or https address: “{found}”',
  secretInAddress: '--base-url holds a password. Credentials belong in CONCEJO_CONTRACTS_TOKEN.',
  plainToken: 'the credential is not sent over unencrypted http; use https',
  needsRealm: '--realm is missing: the town, such as vilanova',
  unknownCheck: '--only: there is no check “{found}”; --list shows them all',
  notANumber: '{flag} is no number from {least} to {most}: “{found}”',
  badToken: 'the credential cannot hold spaces or control characters',
  unreadableFile: '{name}: cannot be read ({cause})',
  badDeviation: '{name}: {where}: expected {expected}',
  expected: {
    list: 'a JSON list of { "id", "reason", "expires" }',
    checkId: 'the id of a check',
    onceOnly: 'each check once only',
    reason: 'a reason',
    day: 'a day, such as 2027-06-30',
  },
  unknownRealm: '{baseUrl} does not know the town “{realm}”',
  stale: 'warning: {id} no longer deviates; remove its exception from {name}',
};

const eu: RunTexts = {
  intro: [
    'Egiaztapen 1, irakurtzeko soilik, gehienez {rate} segundoko',
    '{n} egiaztapen, irakurtzeko soilik, gehienez {rate} segundoko',
  ],
  needsBaseUrl: '--base-url falta da: atariaren helbidea, adibidez https://participa.adibidea.eus',
  notAnAddress: '--base-url ez da http edo https helbide bat: «{found}»',
  secretInAddress:
    '--base-url aukerak pasahitz bat darama. Kredentzialak CONCEJO_CONTRACTS_TOKEN aldagaian jarri.',
  plainToken: 'kredentziala ez da zifratu gabeko http bidez bidaltzen; erabili https',
  needsRealm: '--realm falta da: udalerria, adibidez vilanova',
  unknownCheck: '--only: ez dago «{found}» egiaztapenik; --list aukerak denak erakusten ditu',
  notANumber: '{flag} ez da {least} eta {most} arteko zenbaki bat: «{found}»',
  badToken: 'kredentzialak ezin du zuriunerik edo kontrol-karaktererik izan',
  unreadableFile: '{name}: ezin da irakurri ({cause})',
  badDeviation: '{name}: {where}: espero zena: {expected}',
  expected: {
    list: '{ "id", "reason", "expires" } duten JSON zerrenda bat',
    checkId: 'egiaztapen baten identifikatzailea',
    onceOnly: 'egiaztapen bakoitza behin bakarrik',
    reason: 'arrazoi bat',
    day: 'egun bat, adibidez 2027-06-30',
  },
  unknownRealm: '{baseUrl}: ez du «{realm}» udalerria ezagutzen',
  stale: 'oharra: {id} egiaztapena jada ez da desbideratzen; kendu haren salbuespena hemendik: {name}',
};

export const runTexts: Readonly<Record<Language, RunTexts>> = { es, va, ca, en, eu };
