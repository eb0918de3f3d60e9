import { readIdentity } from '../../census/identity-number.ts';
import { isLeft, left, right } from '../../shared/result.ts';
import { type CellReader, dayOf, readChoice, yesNoOf } from '../cell-readers.ts';
import type { ImportColumn } from '../columns.ts';
import type { TableLayout } from '../layout.ts';
import { importText } from '../sheet.ts';

const identityOf: CellReader = (cell) => {
  const identity = readIdentity(importText(cell));
  return isLeft(identity) ? left({ kind: 'identity', suggestion: null }) : identity;
};

const yearOf: CellReader = (cell) => {
  const text = importText(cell);
  return /^\d{4}$/u.test(text) ? right(text) : left({ kind: 'notABirthYear', suggestion: null });
};

/** Four letters or digits, as voters can enter them. A spreadsheet that took one for a number has changed it. */
const codeOf: CellReader = (cell) => {
  const code = importText(cell).normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();
  return /^[A-Z0-9]{4}$/u.test(code) ? right(code) : left({ kind: 'notACensusCode', suggestion: null });
};

/** The names of the types beside the numbers of the public service. */
const typeOf = readChoice({
  1: ['dni', 'nif'],
  4: ['nie'],
  5: ['pasaporte', 'passaport', 'passport', 'pasaportea'],
  7: ['nif sin dni', 'nif sense dni', 'nif without dni', 'nanik gabeko ifz'],
});

/** Everything that says who a person is, or how they prove it, is personal: it is never shown as it is written. */
const columns: readonly ImportColumn[] = [
  {
    name: 'identity',
    names: [
      'id',
      'dni',
      'nif',
      'nie',
      'dni/nie',
      'nif/nie',
      'dni/nie/pasaporte',
      'dni, nie o pasaporte',
      'dni, nie o passaport',
      'dni, nie or passport',
      'nan, aiz edo pasaportea',
      'documento',
      'document',
      'número de documento',
      'nº documento',
      'número de document',
      'número de identidad',
      "número d'identitat",
      'identificador',
      'identity number',
      'nan',
      'nortasun-zenbakia',
    ],
    isNeeded: true,
    isPersonal: true,
    read: identityOf,
  },
  {
    name: 'former',
    names: [
      'número anterior',
      'número anterior, mal escrito',
      'número anterior, mal escrit',
      'documento anterior',
      'dni anterior',
      'document anterior',
      'number before',
      'former number',
      'former number, misspelt',
      'aurreko zenbakia',
      'aurreko zenbakia, gaizki idatzia',
    ],
    isPersonal: true,
    read: identityOf,
  },
  {
    name: 'birthYear',
    names: [
      'año de nacimiento',
      'año nacimiento',
      'any de naixement',
      'any naixement',
      'birth year',
      'jaioturtea',
    ],
    isPersonal: true,
    read: yearOf,
  },
  {
    name: 'code',
    names: ['código', 'código por carta', 'codi', 'codi per carta', 'clave', 'clau', 'posted code', 'kodea'],
    isPersonal: true,
    read: codeOf,
  },
  {
    name: 'documentType',
    names: [
      'tipo de documento',
      'tipo documento',
      'tipus de document',
      'tipus document',
      'document type',
      'agiri mota',
    ],
    read: typeOf,
  },
  {
    name: 'birthDate',
    names: [
      'fecha de nacimiento',
      'fecha nacimiento',
      'data de naixement',
      'data naixement',
      'date of birth',
      'birth date',
      'jaiotza-data',
    ],
    isPersonal: true,
    read: dayOf,
  },
  {
    name: 'district',
    names: ['distrito', 'districte', 'district', 'barrutia'],
    isPersonal: true,
    read: (cell) => right(importText(cell)),
  },
  {
    name: 'blocked',
    names: ['bloqueada', 'bloqueado', 'bloquejada', 'bloquejat', 'blocked', 'blokeatuta'],
    read: yesNoOf,
  },
];

/**
 * Who may vote, a person a row. What registers of inhabitants have beside it is not read: neither names nor addresses are
 * needed to vote.
 */
export const censusTable: TableLayout = {
  name: 'census',
  columns,
  ignored: [
    'nombre',
    'nom',
    'name',
    'izena',
    'apellidos',
    'cognoms',
    'apellido 1',
    'apellido 2',
    'primer apellido',
    'segundo apellido',
    'nombre y apellidos',
    'nom i cognoms',
    'sexo',
    'sexe',
    'edad',
    'edat',
    'nacionalidad',
    'nacionalitat',
    'dirección',
    'domicilio',
    'adreça',
    'domicili',
    'código postal',
    'codi postal',
    'sección',
    'secció',
    'mesa',
    'barrio',
    'barri',
    'nia',
    'nº',
    'número',
  ],
  options: [],
  isWhole: false,
};
