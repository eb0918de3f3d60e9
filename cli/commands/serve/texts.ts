import type { ConfigurationFault, Expected } from '#adapters/driving/council-api/configuration.ts';
import type { PaymentFault } from '#adapters/driving/council-api/payment-faults.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { fill } from '../../fill.ts';
import { printable } from '../../printable.ts';

/** What a server says of itself to whoever started it. */
interface ServingTexts {
  readonly serving: string;
  readonly identities: string;
  readonly stopping: string;
  readonly badVariable: string;
  readonly expected: Readonly<Record<Expected, string>>;
  readonly notWritable: string;
  readonly notADatabase: string;
  readonly noDatabase: string;
  readonly fromTheFuture: string;
  readonly secretsUnreadable: string;
  readonly portTaken: string;
  readonly portForbidden: string;
  readonly cannotListen: string;
  readonly payments: Readonly<Record<PaymentFault['kind'], string>>;
}

const es: ServingTexts = {
  serving: `
Concejo está en marcha: {address}

Municipios
{towns}

Los datos se guardan en {data}. Para terminar, Ctrl-C.
`,
  identities: `
Identidades de prueba (número, año de nacimiento, código enviado por carta; donde se comprueba la identidad, también
tipo de documento y fecha de nacimiento)
{identities}
`,
  stopping: 'Terminando: se atienden las peticiones abiertas.',
  badVariable: 'error: {variable} es «{found}»; se espera {expected}',
  expected: {
    port: 'un número entero de 0 a 65535',
    host: 'un nombre o dirección de equipo',
    folder: 'una carpeta',
    sample: '«none», o nada',
    file: 'un fichero',
    service: 'una dirección http o https, sin usuario ni contraseña: https://identidad.example/check',
    databaseUrl: 'una dirección como postgres://usuario:clave@equipo:5432/base',
    logLevel: '«silent», «error» o «info»',
    token: 'de 16 a 256 letras, cifras o signos, sin espacios',
    oneToken: 'nada, porque CONCEJO_METRICS_TOKEN ya está puesta: usa una de las dos',
    readableFile: 'un fichero que se pueda leer',
    days: 'un número de días, de 1 a 9999',
    months: 'un número de meses, de 1 a 999',
    addressOfBank: 'un archivo de servicios con publicUrl (https://…): el banco avisa ahí de cada pago',
    tries: 'un número de intentos, de 1000 a 9999999',
    addresses: 'direcciones o redes separadas por comas, como 10.0.0.5 o 10.0.0.0/8',
  },
  notWritable:
    'error: no se puede escribir en {file}. Da permiso de escritura o elige otra carpeta con CONCEJO_DATA. ({why})',
  notADatabase:
    'error: {file} está dañado o no es una base de datos. Recupera una copia, o apártalo para empezar de nuevo.',
  noDatabase:
    'error: no se puede usar la base de datos {file}. Comprueba que está en marcha y que DATABASE_URL es correcta. ({why})',
  fromTheFuture:
    'error: {file} es de una versión más nueva (formato {version}; este programa conoce hasta {known}). Actualiza Concejo.',
  secretsUnreadable: 'error: no se puede leer ni crear el fichero de claves {file}. ({why})',
  portTaken:
    'error: el puerto {port} ya está en uso. Cierra el otro programa o elige otro puerto: PORT=4311 npm start',
  portForbidden:
    'error: no hay permiso para usar el puerto {port}. Elige uno por encima de 1024: PORT=4311 npm start',
  cannotListen: 'error: no se puede escuchar en {host}:{port}. Comprueba HOST y PORT.',
  payments: {
    noBank:
      'aviso: {realm}, formulario {mailbox}: cobra con «{gateway}», pero el municipio no tiene banco en payments (CONCEJO_SERVICES_FILE): nadie puede pagar ni enviarlo',
    sandboxUnused:
      'aviso: {realm}, formulario {mailbox}: dice «sandbox», pero el municipio tiene banco y se cobra de verdad',
    bankOfNoTown:
      'aviso: payments nombra «{realm}» y no hay ningún municipio con ese nombre; comprueba cómo está escrito',
  },
};

const va: ServingTexts = {
  serving: `
Concejo està en marxa: {address}

Municipis
{towns}

Les dades es guarden en {data}. Per a acabar, Ctrl-C.
`,
  identities: `
Identitats de prova (número, any de naixement, codi enviat per carta; on es comprova la identitat, també tipus de
document i data de naixement)
{identities}
`,
  stopping: 'Acabant: s’atenen les peticions obertes.',
  badVariable: 'error: {variable} és «{found}»; s’espera {expected}',
  expected: {
    port: 'un nombre enter de 0 a 65535',
    host: 'un nom o adreça d’equip',
    folder: 'una carpeta',
    sample: '«none», o res',
    file: 'un fitxer',
    service: 'una adreça http o https, sense usuari ni contrasenya: https://identitat.example/check',
    databaseUrl: 'una adreça com postgres://usuari:clau@equip:5432/base',
    logLevel: '«silent», «error» o «info»',
    token: 'de 16 a 256 lletres, xifres o signes, sense espais',
    oneToken: 'res, perquè CONCEJO_METRICS_TOKEN ja està posada: usa una de les dos',
    readableFile: 'un fitxer que es puga llegir',
    days: 'un nombre de dies, de l’1 al 9999',
    months: 'un nombre de mesos, d’1 a 999',
    addressOfBank: 'un arxiu de servicis amb publicUrl (https://…): el banc hi avisa de cada pagament',
    tries: 'un nombre d’intents, de 1000 a 9999999',
    addresses: 'adreces o xarxes separades per comes, com 10.0.0.5 o 10.0.0.0/8',
  },
  notWritable:
    'error: no es pot escriure en {file}. Dona-hi permís d’escriptura o tria una altra carpeta amb CONCEJO_DATA. ({why})',
  notADatabase:
    'error: {file} està danyat o no és una base de dades. Recupera’n una còpia, o aparta’l per a començar de nou.',
  noDatabase:
    'error: no es pot usar la base de dades {file}. Comprova que està en marxa i que DATABASE_URL és correcta. ({why})',
  fromTheFuture:
    'error: {file} és d’una versió més nova (format {version}; este programa coneix fins al {known}). Actualitza Concejo.',
  secretsUnreadable: 'error: no es pot llegir ni crear el fitxer de claus {file}. ({why})',
  portTaken:
    'error: el port {port} ja està en ús. Tanca l’altre programa o tria un altre port: PORT=4311 npm start',
  portForbidden:
    'error: no hi ha permís per a usar el port {port}. Tria’n un per damunt de 1024: PORT=4311 npm start',
  cannotListen: 'error: no es pot escoltar en {host}:{port}. Comprova HOST i PORT.',
  payments: {
    noBank:
      'avís: {realm}, formulari {mailbox}: cobra amb «{gateway}», però el municipi no té banc en payments (CONCEJO_SERVICES_FILE): ningú no pot pagar ni enviar-lo',
    sandboxUnused:
      'avís: {realm}, formulari {mailbox}: diu «sandbox», però el municipi té banc i es cobra de veritat',
    bankOfNoTown:
      'avís: payments anomena «{realm}» i no hi ha cap municipi amb eixe nom; comprova com està escrit',
  },
};

const ca: ServingTexts = {
  serving: `
Concejo està en marxa: {address}

Municipis
{towns}

Les dades es desen a {data}. Per acabar, Ctrl-C.
`,
  identities: `
Identitats de prova (número, any de naixement, codi enviat per carta; on es comprova la identitat, també tipus de
document i data de naixement)
{identities}
`,
  stopping: 'S’està acabant: s’atenen les peticions obertes.',
  badVariable: 'error: {variable} és «{found}»; s’espera {expected}',
  expected: {
    port: 'un nombre enter del 0 al 65535',
    host: 'un nom o una adreça d’equip',
    folder: 'una carpeta',
    sample: '«none», o res',
    file: 'un fitxer',
    service: 'una adreça http o https, sense usuari ni contrasenya: https://identitat.example/check',
    databaseUrl: 'una adreça com postgres://usuari:clau@equip:5432/base',
    logLevel: '«silent», «error» o «info»',
    token: 'de 16 a 256 lletres, xifres o signes, sense espais',
    oneToken: 'res, perquè CONCEJO_METRICS_TOKEN ja està posada: fes servir una de les dues',
    readableFile: 'un fitxer que es pugui llegir',
    days: 'un nombre de dies, de l’1 al 9999',
    months: 'un nombre de mesos, d’1 a 999',
    addressOfBank: 'un fitxer de serveis amb publicUrl (https://…): el banc hi avisa de cada pagament',
    tries: 'un nombre d’intents, de 1000 a 9999999',
    addresses: 'adreces o xarxes separades per comes, com ara 10.0.0.5 o 10.0.0.0/8',
  },
  notWritable:
    'error: no es pot escriure a {file}. Dona-hi permís d’escriptura o tria una altra carpeta amb CONCEJO_DATA. ({why})',
  notADatabase:
    'error: {file} està malmès o no és una base de dades. Recupera’n una còpia, o aparta’l per tornar a començar.',
  noDatabase:
    'error: no es pot fer servir la base de dades {file}. Comprova que està en marxa i que DATABASE_URL és correcta. ({why})',
  fromTheFuture:
    'error: {file} és d’una versió més nova (format {version}; aquest programa coneix fins al {known}). Actualitza Concejo.',
  secretsUnreadable: 'error: no es pot llegir ni crear el fitxer de claus {file}. ({why})',
  portTaken:
    'error: el port {port} ja s’està fent servir. Tanca l’altre programa o tria un altre port: PORT=4311 npm start',
  portForbidden:
    'error: no hi ha permís per fer servir el port {port}. Tria’n un per sobre de 1024: PORT=4311 npm start',
  cannotListen: 'error: no es pot escoltar a {host}:{port}. Comprova HOST i PORT.',
  payments: {
    noBank:
      'avís: {realm}, formulari {mailbox}: cobra amb «{gateway}», però el municipi no té banc a payments (CONCEJO_SERVICES_FILE): ningú no pot pagar ni enviar-lo',
    sandboxUnused:
      'avís: {realm}, formulari {mailbox}: diu «sandbox», però el municipi té banc i es cobra de debò',
    bankOfNoTown:
      'avís: payments anomena «{realm}» i no hi ha cap municipi amb aquest nom; comprova com està escrit',
  },
};

const en: ServingTexts = {
  serving: `
Concejo is running: {address}

Towns
{towns}

Data is kept in {data}. Press Ctrl-C to stop.
`,
  identities: `
Identities to try (number, year of birth, code sent by post; where identities are checked, also type of document and
date of birth)
{identities}
`,
  stopping: 'Stopping: open requests are being finished.',
  badVariable: 'error: {variable} is "{found}"; expected {expected}',
  expected: {
    port: 'a whole number from 0 to 65535',
    host: 'a host name or address',
    folder: 'a folder',
    sample: '"none", or nothing',
    file: 'a file',
    service: 'an http or https address without user or password: https://identity.example/check',
    databaseUrl: 'an address such as postgres://user:password@host:5432/database',
    logLevel: '"silent", "error" or "info"',
    token: '16 to 256 letters, digits or signs, without spaces',
    oneToken: 'nothing, because CONCEJO_METRICS_TOKEN is set too: use one of the two',
    readableFile: 'a file that can be read',
    days: 'a number of days, from 1 to 9999',
    months: 'a number of months, from 1 to 999',
    addressOfBank: 'a services file with publicUrl (https://…): there the bank tells of each payment',
    tries: 'a number of tries, from 1000 to 9999999',
    addresses: 'addresses or networks separated by commas, such as 10.0.0.5 or 10.0.0.0/8',
  },
  notWritable:
    'error: {file} cannot be written. Allow writing there or choose another folder with CONCEJO_DATA. ({why})',
  notADatabase: 'error: {file} is damaged or no database. Restore a copy, or move it away to start afresh.',
  noDatabase:
    'error: the database {file} cannot be used. Check that it is running and that DATABASE_URL is right. ({why})',
  fromTheFuture:
    'error: {file} comes from a newer version (format {version}; this program knows up to {known}). Update Concejo.',
  secretsUnreadable: 'error: the file of keys {file} can be neither read nor made. ({why})',
  portTaken:
    'error: port {port} is in use. Close the other program or choose another port: PORT=4311 npm start',
  portForbidden: 'error: port {port} may not be used. Choose one above 1024: PORT=4311 npm start',
  cannotListen: 'error: cannot listen on {host}:{port}. Check HOST and PORT.',
  payments: {
    noBank:
      'warning: {realm}, form {mailbox}: charges by “{gateway}”, but the town has no bank under payments (CONCEJO_SERVICES_FILE): nobody can pay or send it',
    sandboxUnused:
      'warning: {realm}, form {mailbox}: says “sandbox”, but the town has a bank and people are really charged',
    bankOfNoTown: 'warning: payments names “{realm}” and no town has that name; check its spelling',
  },
};

const eu: ServingTexts = {
  serving: `
Concejo martxan dago: {address}

Udalerriak
{towns}

Datuak {data} karpetan gordetzen dira. Amaitzeko, Ktrl-C.
`,
  identities: `
Probarako nortasunak (zenbakia, jaioturtea, gutunez bidalitako kodea; nortasuna egiaztatzen den lekuan, baita agiri
mota eta jaioteguna ere)
{identities}
`,
  stopping: 'Amaitzen: irekita dauden eskaerak bukatzen ari dira.',
  badVariable: 'errorea: {variable} aldagaiak «{found}» dio; espero zena: {expected}',
  expected: {
    port: '0tik 65535era bitarteko zenbaki osoa',
    host: 'ekipo baten izena edo helbidea',
    folder: 'karpeta bat',
    sample: '«none», edo ezer ez',
    file: 'fitxategi bat',
    service:
      'http edo https helbide bat, erabiltzailerik eta pasahitzik gabe: https://nortasuna.example/check',
    databaseUrl: 'postgres://erabiltzailea:pasahitza@ekipoa:5432/datubasea bezalako helbide bat',
    logLevel: '«silent», «error» edo «info»',
    token: '16tik 256ra bitarteko hizki, zifra edo zeinu, tarterik gabe',
    oneToken: 'ezer ez, CONCEJO_METRICS_TOKEN ere jarrita dagoelako: erabili bietako bat',
    readableFile: 'irakur daitekeen fitxategi bat',
    days: 'egun kopurua, 1etik 9999ra',
    months: 'hilabete kopurua, 1etik 999ra',
    addressOfBank:
      'publicUrl (https://…) duen zerbitzuen fitxategia: bankuak hor jakinarazten du ordainketa bakoitza',
    tries: 'saiakera kopurua, 1000tik 9999999ra',
    addresses: 'helbideak edo sareak, komaz bereizita, hala nola 10.0.0.5 edo 10.0.0.0/8',
  },
  notWritable:
    'errorea: ezin da {file} idatzi. Eman idazteko baimena edo aukeratu beste karpeta bat CONCEJO_DATA bidez. ({why})',
  notADatabase:
    'errorea: {file} hondatuta dago edo ez da datu-base bat. Berreskuratu kopia bat, edo kendu hortik berriro hasteko.',
  noDatabase:
    'errorea: ezin da {file} datu-basea erabili. Begiratu martxan dagoela eta DATABASE_URL zuzena dela. ({why})',
  fromTheFuture:
    'errorea: {file} bertsio berriago batena da ({version} formatua; programa honek {known} arte ezagutzen du). Eguneratu Concejo.',
  secretsUnreadable: 'errorea: ezin da {file} gakoen fitxategia irakurri, ezta sortu ere. ({why})',
  portTaken:
    'errorea: {port} ataka hartuta dago. Itxi beste programa edo aukeratu beste ataka bat: PORT=4311 npm start',
  portForbidden:
    'errorea: ez dago {port} ataka erabiltzeko baimenik. Aukeratu 1024tik gorako bat: PORT=4311 npm start',
  cannotListen: 'errorea: ezin da {host}:{port} helbidean entzun. Begiratu HOST eta PORT.',
  payments: {
    noBank:
      'oharra: {realm}, {mailbox} formularioa: «{gateway}» bidez kobratzen du, baina udalerriak ez du bankurik payments atalean (CONCEJO_SERVICES_FILE): inork ezin du ordaindu, ezta bidali ere',
    sandboxUnused:
      'oharra: {realm}, {mailbox} formularioa: «sandbox» dio, baina udalerriak bankua du eta benetan kobratzen da',
    bankOfNoTown:
      'oharra: payments atalak «{realm}» aipatzen du, eta ez dago izen hori duen udalerririk; begiratu nola idatzita dagoen',
  },
};

export const servingTexts: Readonly<Record<Language, ServingTexts>> = { es, va, ca, en, eu };

/** Every variable that cannot be used, a line each. */
export const variableFaults = (faults: readonly ConfigurationFault[], texts: ServingTexts): string =>
  faults
    .map((fault) => `${fill(texts.badVariable, { ...fault, expected: texts.expected[fault.expected] })}\n`)
    .join('');

/** What is wrong with the payments, a line each, for whoever starts a server or loads a town. */
export const paymentWarnings = (faults: readonly PaymentFault[], { payments }: ServingTexts): string =>
  faults
    .map((fault) => `${printable(fill(payments[fault.kind], { mailbox: '', gateway: '', ...fault }))}\n`)
    .join('');
