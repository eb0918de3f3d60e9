import { withoutIdentities } from '../../subsidies/beneficiary.ts';
import { dayOf, moneyOf, readWords, wholeOf } from '../cell-readers.ts';
import { onePerRow } from '../one-per-row.ts';
import { wordIn } from '../sheet.ts';

const text = readWords(1000);
const masked = (value: unknown): unknown => (typeof value === 'string' ? withoutIdentities(value) : value);

/** The rows of the table of contracts: a contract is the one of its file number or, without one, of subject and day. */
export const contracts = onePerRow({
  name: 'contracts',
  collection: 'tabla-contratacion-contratos',
  keyColumn: 'subject',
  prefix: 'c',
  columns: [
    {
      name: 'file',
      names: [
        'expediente',
        'nº expediente',
        'número de expediente',
        'num. expediente',
        'expedient',
        'núm. expedient',
        'file',
        'file number',
        'espedientea',
        'espediente-zenbakia',
        'número d’expedient',
      ],
      read: readWords(80),
    },
    {
      name: 'subject',
      names: [
        'objeto',
        'objeto del contrato',
        'objecte',
        'objecte del contracte',
        'título',
        'títol',
        'subject',
        'xedea',
      ],
      isNeeded: true,
      read: text,
    },
    { name: 'state', names: ['estado', 'estat', 'fase', 'state', 'egoera'], read: text },
    {
      name: 'type',
      names: [
        'tipo',
        'tipo de contrato',
        'tipus',
        'tipus de contracte',
        'type',
        'type of contract',
        'kontratu mota',
      ],
      read: text,
    },
    {
      name: 'procedure',
      names: ['procedimiento', 'procedimiento de adjudicación', 'procediment', 'procedure', 'prozedura'],
      read: text,
    },
    {
      name: 'base',
      names: [
        'presupuesto',
        'presupuesto base',
        'presupuesto base de licitación',
        'importe de licitación',
        'pressupost',
        'pressupost base',
        'base budget',
        'oinarrizko aurrekontua',
      ],
      read: moneyOf,
    },
    {
      name: 'amount',
      names: [
        'importe',
        'importe de adjudicación',
        'importe adjudicación',
        'import',
        'import d’adjudicació',
        'amount',
        'award amount',
        'esleipen-zenbatekoa',
      ],
      read: moneyOf,
    },
    {
      name: 'awardee',
      names: [
        'adjudicatario',
        'contratista',
        'proveedor',
        'adjudicatari',
        'contractista',
        'awardee',
        'esleipenduna',
      ],
      read: text,
    },
    {
      name: 'day',
      names: [
        'fecha',
        'fecha de adjudicación',
        'fecha de formalización',
        'data',
        'data d’adjudicació',
        'date',
        'day',
        'esleipen-data',
        'award date',
        'eguna',
      ],
      read: dayOf,
    },
    {
      name: 'offers',
      names: ['ofertas', 'nº ofertas', 'número de ofertas', 'licitadores', 'ofertes', 'offers', 'eskaintzak'],
      read: wholeOf,
    },
    { name: 'cpv', names: ['código cpv', 'codi cpv', 'cpv kodea'], read: readWords(200) },
    {
      name: 'duration',
      names: ['duración', 'plazo', 'plazo de ejecución', 'duració', 'termini', 'duration', 'iraupena'],
      read: text,
    },
  ],
  ignored: ['nif', 'cif', 'nif adjudicatario', 'lote', 'órgano de contratación'],
  keyOf: ({ file, subject, day }) => wordIn(file) || `${wordIn(subject)} ${wordIn(day)}`,
  keysOfDocument: ({ expediente, objeto, fecha }) => [
    ...(typeof expediente === 'string' ? [expediente] : []),
    `${wordIn(objeto)} ${wordIn(fecha)}`,
  ],
  write: ({ file, subject, state, type, procedure, base, amount, awardee, day, offers, cpv, duration }) => ({
    expediente: file,
    objeto: masked(subject),
    estado: state,
    tipo: type,
    procedimiento: procedure,
    presupuesto: inEuros(base),
    importe: inEuros(amount),
    adjudicatario: masked(awardee),
    fecha: day,
    ofertas: offers,
    cpv,
    duracion: duration,
  }),
});

const inEuros = (value: unknown): unknown => (typeof value === 'number' ? value / 100 : value);
