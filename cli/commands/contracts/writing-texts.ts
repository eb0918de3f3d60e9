import type { CredentialsFault } from '#contract-tests/council-api/credentials.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** What is said of checks that write. */
interface WritingTexts {
  readonly intro: readonly [one: string, other: string];
  /** Beside a check in the list. */
  readonly writes: string;
  readonly needsTestRealm: string;
  readonly needsAllowWrites: string;
  readonly badCredentials: string;
  readonly expected: Readonly<Record<CredentialsFault['expected'], string>>;
  readonly nobody: string;
}

const es: WritingTexts = {
  intro: [
    '1 comprobación; puede escribir en el municipio de pruebas «{realm}»; hasta {rate} por segundo',
    '{n} comprobaciones; escriben en el municipio de pruebas «{realm}»; hasta {rate} por segundo',
  ],
  writes: 'escribe',
  needsTestRealm:
    '--allow-writes escribe en «{realm}»: confirma que es un municipio de pruebas con --test-realm {realm}, o con "testRealm" en el fichero de credenciales',
  needsAllowWrites: '--only: «{found}» escribe; añade --allow-writes',
  badCredentials: '{name}: {where}: se espera {expected}',
  expected: {
    object: 'un objeto JSON { "testRealm", "token", "people" }',
    text: 'un texto',
    people: 'una lista de { "id", "secrets" }',
    secrets: 'una lista de textos, uno al menos',
  },
  nobody: 'aviso: sin personas en el fichero de credenciales no se vota en encuestas con censo',
};

const va: WritingTexts = {
  intro: [
    '1 comprovació; pot escriure en el municipi de proves «{realm}»; fins a {rate} per segon',
    '{n} comprovacions; escriuen en el municipi de proves «{realm}»; fins a {rate} per segon',
  ],
  writes: 'escriu',
  needsTestRealm:
    '--allow-writes escriu en «{realm}»: confirma que és un municipi de proves amb --test-realm {realm}, o amb "testRealm" en el fitxer de credencials',
  needsAllowWrites: '--only: «{found}» escriu; afig --allow-writes',
  badCredentials: '{name}: {where}: s’espera {expected}',
  expected: {
    object: 'un objecte JSON { "testRealm", "token", "people" }',
    text: 'un text',
    people: 'una llista de { "id", "secrets" }',
    secrets: 'una llista de textos, un almenys',
  },
  nobody: 'avís: sense persones en el fitxer de credencials no es vota en enquestes amb cens',
};

const ca: WritingTexts = {
  intro: [
    '1 comprovació; pot escriure al municipi de proves «{realm}»; fins a {rate} per segon',
    '{n} comprovacions; escriuen al municipi de proves «{realm}»; fins a {rate} per segon',
  ],
  writes: 'escriu',
  needsTestRealm:
    '--allow-writes escriu a «{realm}»: confirma que és un municipi de proves amb --test-realm {realm}, o amb "testRealm" al fitxer de credencials',
  needsAllowWrites: '--only: «{found}» escriu; afegeix --allow-writes',
  badCredentials: '{name}: {where}: s’espera {expected}',
  expected: {
    object: 'un objecte JSON { "testRealm", "token", "people" }',
    text: 'un text',
    people: 'una llista de { "id", "secrets" }',
    secrets: 'una llista de textos, almenys un',
  },
  nobody: 'avís: sense persones al fitxer de credencials no es vota en enquestes amb cens',
};

const en: WritingTexts = {
  intro: [
    '1 check; it may write in the test town “{realm}”; up to {rate} requests a second',
    '{n} checks; they write in the test town “{realm}”; up to {rate} requests a second',
  ],
  writes: 'writes',
  needsTestRealm:
    '--allow-writes writes in “{realm}”: confirm that it is a test town with --test-realm {realm}, or with "testRealm" in the credentials file',
  needsAllowWrites: '--only: “{found}” writes; add --allow-writes',
  badCredentials: '{name}: {where}: expected {expected}',
  expected: {
    object: 'a JSON object { "testRealm", "token", "people" }',
    text: 'a text',
    people: 'a list of { "id", "secrets" }',
    secrets: 'a list of texts, one at least',
  },
  nobody: 'warning: without people in the credentials file nobody votes in surveys with a census',
};

const eu: WritingTexts = {
  intro: [
    'Egiaztapen 1; «{realm}» proba-udalerrian idatz dezake; gehienez {rate} segundoko',
    '{n} egiaztapen; «{realm}» proba-udalerrian idazten dute; gehienez {rate} segundoko',
  ],
  writes: 'idazten du',
  needsTestRealm:
    '--allow-writes aukerak «{realm}» udalerrian idazten du: berretsi proba-udalerria dela --test-realm {realm} erabiliz, edo kredentzialen fitxategian "testRealm" jarriz',
  needsAllowWrites: '--only: «{found}» egiaztapenak idazten du; gehitu --allow-writes',
  badCredentials: '{name}: {where}: espero zena: {expected}',
  expected: {
    object: '{ "testRealm", "token", "people" } JSON objektu bat',
    text: 'testu bat',
    people: '{ "id", "secrets" } duten zerrenda bat',
    secrets: 'testuen zerrenda bat, gutxienez batekin',
  },
  nobody: 'oharra: kredentzialen fitxategian pertsonarik gabe ez da errolda duten inkestetan bozkatzen',
};

export const writingTexts: Readonly<Record<Language, WritingTexts>> = { es, va, ca, en, eu };
