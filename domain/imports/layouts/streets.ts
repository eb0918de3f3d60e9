import { readWords } from '../cell-readers.ts';
import { onePerRow, placeOfRow } from '../one-per-row.ts';
import { wordIn } from '../sheet.ts';
import { placeColumns } from './place-columns.ts';

const keyOf = (type: unknown, name: unknown, area: unknown): string =>
  [type, name, area].map(wordIn).join(' ');

/** The list of streets: a street is the one of its type, name and area. */
export const streets = onePerRow({
  name: 'streets',
  collection: 'callejero',
  keyColumn: 'name',
  prefix: 'calle',
  columns: [
    {
      name: 'type',
      names: ['tipovia', 'tipo de vía', 'tipo vía', 'tipo', 'tipus de via', 'tipus', 'type', 'bide mota'],
      isNeeded: true,
      read: readWords(40),
    },
    {
      name: 'name',
      names: [
        'nombrevia',
        'nombre de la vía',
        'nombre vía',
        'nombre',
        'vía',
        'calle',
        'nom de la via',
        'nom',
        'carrer',
        'name',
        'street',
        'izena',
        'kalearen izena',
      ],
      isNeeded: true,
      read: readWords(200),
    },
    {
      name: 'area',
      names: ['nucleo', 'núcleo', 'nucli', 'entidad', 'barrio', 'barri', 'pedanía', 'area', 'herrigunea'],
      read: readWords(200),
    },
    {
      name: 'zipCode',
      names: ['cpostal', 'cp', 'código postal', 'codi postal', 'postal code', 'posta-kodea'],
      read: readWords(10),
    },
    ...placeColumns,
  ],
  keyOf: ({ type, name, area }) => keyOf(type, name, area),
  keysOfDocument: ({ tipovia, nombrevia, nucleo }) => [keyOf(tipovia, nombrevia, nucleo)],
  write: (values) => ({
    tipovia: values['type'],
    nombrevia: values['name'],
    nucleo: values['area'],
    cpostal: values['zipCode'],
    coordinates: placeOfRow(values),
  }),
});
