import { knownTypes } from '../../directory/association-types.ts';
import { nearWord } from '../../shared/near-word.ts';
import { left, right } from '../../shared/result.ts';
import { type CellReader, readChoice, emailOf, readWords } from '../cell-readers.ts';
import type { ImportRecord } from '../records.ts';
import { keptText, onePerRow, placeOfRow, partWith, textsOfMember } from '../one-per-row.ts';
import { plainHeader, wordIn } from '../sheet.ts';
import { placeColumns } from './place-columns.ts';

/** Types between commas or semicolons. The register keeps names of its own; one that is nearly a known name is a slip. */
const typesOf: CellReader = (cell) => {
  const found: string[] = [];
  for (const word of String(cell)
    .split(/[,;|\n]/u)
    .map((part) => part.trim())) {
    const known = knownTypes.find((type) => plainHeader(type) === plainHeader(word));
    const near = known === undefined ? nearWord(word, knownTypes) : null;
    if (near !== null) return left({ kind: 'notAChoice', suggestion: near });
    if (word !== '') found.push(known ?? word);
  }
  return right(found);
};

const states = {
  Activa: ['activo', 'actiu', 'alta', 'en alta', 'active', 'aktiboa', 'sí'],
  Inactiva: ['inactivo', 'inactiu', 'baja', 'baixa', 'disuelta', 'dissolta', 'inactive', 'no'],
};

const phones = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split(/[/;,]/u)
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map((one) => ({ value: one }))
    : value;

const addressOf = ({ street, zipCode, city, province }: ImportRecord['values']) => ({
  street,
  zipCode,
  city,
  province,
});

/** The town's register of associations: an association is the one of its name. */
export const associations = onePerRow({
  name: 'associations',
  collection: 'asociaciones',
  keyColumn: 'title',
  prefix: 'aso',
  columns: [
    {
      name: 'title',
      names: [
        'nombre',
        'nom',
        'name',
        'izena',
        'asociación',
        'associació',
        'entidad',
        'entitat',
        'denominación',
        'denominació',
        'razón social',
      ],
      isNeeded: true,
      read: readWords(300),
    },
    {
      name: 'types',
      names: [
        'tipo',
        'tipos',
        'tipus',
        'type',
        'types',
        'motak',
        'mota',
        'ámbito',
        'àmbit',
        'clase',
        'categoría',
        'categoria',
      ],
      read: typesOf,
    },
    {
      name: 'state',
      names: ['estado', 'estat', 'situación', 'situació', 'state', 'egoera'],
      read: readChoice(states),
    },
    {
      name: 'subtitle',
      names: [
        'descripción',
        'descripció',
        'description',
        'deskribapena',
        'subtítulo',
        'subtítol',
        'fines',
        'finalidad',
        'finalitat',
      ],
      read: readWords(2000),
    },
    {
      name: 'street',
      names: [
        'dirección',
        'direcció',
        'adreça',
        'domicilio',
        'domicili',
        'calle',
        'carrer',
        'street',
        'address',
        'helbidea',
      ],
      read: readWords(300),
    },
    {
      name: 'zipCode',
      names: ['cp', 'c.p.', 'código postal', 'codi postal', 'postal code', 'posta-kodea'],
      read: readWords(10),
    },
    {
      name: 'city',
      names: [
        'municipio',
        'municipi',
        'localidad',
        'localitat',
        'población',
        'població',
        'ciudad',
        'ciutat',
        'city',
        'town',
        'udalerria',
      ],
      read: readWords(100),
    },
    { name: 'province', names: ['provincia', 'província', 'province', 'probintzia'], read: readWords(100) },
    {
      name: 'phones',
      names: [
        'teléfono',
        'teléfonos',
        'telèfon',
        'telèfons',
        'telephone',
        'phone',
        'phones',
        'telefonoa',
        'móvil',
        'mòbil',
      ],
      read: readWords(200),
    },
    {
      name: 'email',
      names: [
        'correo',
        'correo electrónico',
        'correu',
        'correu electrònic',
        'email',
        'e-mail',
        'mail',
        'helbide elektronikoa',
      ],
      read: emailOf,
    },
    ...placeColumns,
  ],
  ignored: ['cif', 'nif', 'nº', 'número', 'nº registro', 'fecha de inscripción', 'fecha de alta'],
  keyOf: ({ title }) => wordIn(title),
  keysOfDocument: ({ title }) => textsOfMember(title),
  write: (values, former) => ({
    title: keptText(former?.['title'], values['title']),
    subtitle:
      values['subtitle'] === undefined ? undefined : keptText(former?.['subtitle'], values['subtitle']),
    nodeTypes: values['types'],
    estado: values['state'],
    address: partWith(former?.['address'], addressOf(values)),
    telephones: phones(values['phones']),
    emails: typeof values['email'] === 'string' ? [{ value: values['email'] }] : values['email'],
    coordinates: placeOfRow(values),
  }),
});
