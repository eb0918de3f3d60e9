import { allProposals } from '../../processes/proposal-collection.ts';
import { moneyOf, readWords } from '../cell-readers.ts';
import { keptText, onePerRow, placeOfRow, textsOfMember, withMembers } from '../one-per-row.ts';
import { wordIn } from '../sheet.ts';
import { placeColumns } from './place-columns.ts';

const processOf = (document: Readonly<Record<string, unknown>>): unknown => {
  const { data } = document;
  return typeof data === 'object' && data !== null && 'IDproceso' in data ? data.IDproceso : null;
};

/** The proposals of a process: a proposal is the one of its title. */
export const proposals = onePerRow({
  name: 'proposals',
  collection: allProposals,
  keyColumn: 'title',
  prefix: 'p',
  options: ['process'],
  isAmong: (document, { process }) => processOf(document) === process,
  columns: [
    {
      name: 'title',
      names: [
        'título',
        'títol',
        'propuesta',
        'proposta',
        'proyecto',
        'projecte',
        'title',
        'proposal',
        'izenburua',
        'proposamena',
      ],
      isNeeded: true,
      read: readWords(300),
    },
    {
      name: 'body',
      names: ['descripción', 'descripció', 'texto', 'text', 'description', 'deskribapena'],
      read: readWords(20_000),
    },
    {
      name: 'amount',
      names: ['importe', 'import', 'coste', 'cost', 'presupuesto', 'pressupost', 'amount', 'zenbatekoa'],
      read: moneyOf,
    },
    {
      name: 'area',
      names: ['barrio', 'barri', 'zona', 'distrito', 'districte', 'neighbourhood', 'auzoa'],
      read: readWords(200),
    },
    ...placeColumns,
  ],
  ignored: ['nº', 'número', 'votos', 'vots'],
  keyOf: ({ title }) => wordIn(title),
  keysOfDocument: ({ title }) => textsOfMember(title),
  write: (values, former, { process }) => ({
    title: keptText(former?.['title'], values['title']),
    body: values['body'] === undefined ? undefined : keptText(former?.['body'], values['body']),
    amount: typeof values['amount'] === 'number' ? values['amount'] / 100 : values['amount'],
    coordinates: placeOfRow(values),
    data: withMembers(former?.['data'], { IDproceso: process, barrio: values['area'] }),
  }),
});
