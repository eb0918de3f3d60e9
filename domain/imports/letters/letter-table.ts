import { readIdentity } from '../../census/identity-number.ts';
import { isLeft, left, right } from '../../shared/result.ts';
import { type CellReader, readChoice, readWords } from '../cell-readers.ts';
import type { ImportColumn } from '../columns.ts';
import type { TableLayout } from '../layout.ts';
import { importText } from '../sheet.ts';

const identityOf: CellReader = (cell) => {
  const identity = readIdentity(importText(cell));
  return isLeft(identity) ? left({ kind: 'identity', suggestion: null }) : identity;
};

/** Five digits; a spreadsheet that took them for a number has dropped the zero in front. */
const postalCodeOf: CellReader = (cell) => {
  const text = importText(cell).replaceAll(/\s/gu, '');
  return /^\d{4,5}$/u.test(text)
    ? right(text.padStart(5, '0'))
    : left({ kind: 'notAPostalCode', suggestion: null });
};

const languageOf = readChoice({
  es: ['castellano', 'español', 'castellà', 'espanyol', 'spanish', 'gaztelania', 'cas', 'c'],
  va: ['valenciano', 'valencià', 'valencian', 'valentziera', 'val', 'v'],
  ca: ['catalán', 'català', 'catalan', 'katalana', 'cat'],
  en: ['inglés', 'anglés', 'anglès', 'english', 'ingelesa', 'ing'],
  eu: ['euskera', 'èuscar', 'basc', 'basque', 'euskara', 'eus'],
});

const longest = 100;
const words = readWords(longest);

const column = (
  name: string,
  names: readonly string[],
  read: CellReader = words,
): Pick<ImportColumn, 'name' | 'names' | 'read' | 'isPersonal'> => ({ name, names, read, isPersonal: true });
const needed = (...parts: Parameters<typeof column>): ImportColumn => ({
  ...column(...parts),
  isNeeded: true,
});

const identityNames = [
  'id',
  'dni',
  'nif',
  'nie',
  'dni/nie',
  'nif/nie',
  'dni, nie o pasaporte',
  'dni, nie o passaport',
  'dni, nie or passport',
  'nan, aiz edo pasaportea',
  'documento',
  'document',
  'número de documento',
  'número de document',
  'identificador',
  'identity number',
  'nan',
  'nortasun-zenbakia',
];
const streetNames = [
  'dirección',
  'domicilio',
  'vía',
  'calle',
  'adreça',
  'domicili',
  'carrer',
  'address',
  'street',
  'helbidea',
  'kalea',
];
const doorNames = [
  'piso',
  'puerta',
  'piso y puerta',
  'resto de la dirección',
  'escalera',
  'pis i porta',
  'porta',
  'resta de l’adreça',
  'door',
  'rest of the address',
  'helbidearen gainerakoa',
];

/**
 * To whom letters go, a person a row. All of it is personal: the preview shows nothing, and nothing is stored.
 */
export const letterTable: TableLayout = {
  name: 'letters',
  columns: [
    needed('identity', identityNames, identityOf),
    needed('name', ['nombre', 'nombre y apellidos', 'nom', 'nom i cognoms', 'izena']),
    column('surname', ['apellidos', 'apellido 1', 'primer apellido', 'cognoms', 'cognom 1', 'abizenak']),
    column('secondSurname', [
      'apellido 2',
      'segundo apellido',
      'cognom 2',
      'segon cognom',
      'bigarren abizena',
    ]),
    needed('street', streetNames),
    column('number', ['número', 'nº', 'núm.', 'num', 'zenbakia', 'portal']),
    column('door', doorNames),
    needed(
      'postalCode',
      ['código postal', 'cp', 'c.p.', 'codi postal', 'postal code', 'posta-kodea'],
      postalCodeOf,
    ),
    needed('town', [
      'municipio',
      'población',
      'localidad',
      'municipi',
      'població',
      'localitat',
      'udalerria',
      'herria',
    ]),
    column('language', ['idioma', 'lengua', 'llengua', 'hizkuntza'], languageOf),
  ],
  ignored: [
    'provincia',
    'província',
    'probintzia',
    'país',
    'distrito',
    'districte',
    'sección',
    'secció',
    'mesa',
    'barrio',
    'barri',
    'año de nacimiento',
    'any de naixement',
    'fecha de nacimiento',
    'data de naixement',
    'sexo',
    'sexe',
    'nacionalidad',
    'nacionalitat',
    'nia',
  ],
  options: ['vote'],
  isWhole: false,
};
