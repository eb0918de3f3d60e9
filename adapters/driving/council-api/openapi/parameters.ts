import type { CallDescription } from '#adapters/wire/call-description.ts';

/** A parameter as the document describes it. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: { readonly type: 'string' };
  readonly example?: string;
}

/** What the parts of a path mean. */
const pathParts: Readonly<Record<string, { readonly tells: string; readonly example: string }>> = {
  realm: { tells: 'The town.', example: 'vilanova' },
  entity: {
    tells: 'A town by its realm, or a department, body or organisation of a town by its name.',
    example: 'vilanova',
  },
  id: { tells: 'The id of the survey or document.', example: 'presupuestos-2027' },
  mailbox: { tells: 'The id of the mailbox.', example: 'incidencias' },
  shop: { tells: 'The id of a shop.', example: '3f2a91c07be8d415' },
  sale: { tells: 'The id of a sale.', example: '9b2f61c07be8d4153f2a91c0' },
  run: { tells: 'The number of a run of settlements of a campaign, from 1 on.', example: '1' },
  campaign: { tells: 'The id of a campaign of vouchers.', example: 'otono' },
  event: { tells: 'The id of an event for which one needs a ticket.', example: 'la-sequera-i-el-mar' },
  settlement: { tells: 'The id of a settlement: the run, and the number of the shop.', example: '1-0419' },
  code: { tells: 'The letters of an application.', example: '7k2qras0mz' },
  proof: { tells: 'The id of a proof of an application.', example: '4mz7k2qras0mz7k2' },
  season: { tells: 'The id of a season of clubs.', example: '2026-2027' },
  office: { tells: 'The id of an office where people have appointments.', example: 'plaza' },
  visit: { tells: 'The key of a visit.', example: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  screen: { tells: 'The id of a screen in the hall of an office.', example: '7b3e19c0a4d2' },
  closure: { tells: 'The key of a closure of an office.', example: 'cierre-del-puente-de-diciembre' },
  box: { tells: 'The id of a ballot box of the vote.', example: 'mercat' },
  comment: { tells: 'The id of the comment.', example: 'K7QM-2XRA-VD5H-N3TE' },
  payment: { tells: 'The number of the payment.', example: '1234abcdef01' },
  number: { tells: 'The number of the refund among those of its payment.', example: '1' },
  iid: { tells: 'The public number of the request.', example: '2026-000017' },
  person: { tells: 'The id of somebody who works for the council.', example: '0a1b2c3d4e5f6071' },
  passkey: { tells: 'The id of the passkey.', example: 'AbCdEf' },
  token: { tells: 'The id of the token.', example: '0a1b2c3d4e5f6071' },
  reference: {
    tells: 'The reference of the request or upload; for staff also its public number.',
    example: 'K7QM-2XRA-VD5H-N3TE',
  },
  collection: {
    tells:
      'settings, menus, regions, vocabularios, procesos, articulos, propuestas, entidades, indices, transparencia, enlaces, descriptor, presupuestos, callejero or a list of the town’s (lista-…).',
    example: 'procesos',
  },
  portal: { tells: 'A front-end of the town: tickets, vouchers, appointments …', example: 'tickets' },
  icon: { tells: 'An icon: 192, 512 or maskable.', example: '192' },
  name: { tells: 'The name of the file, with its folders if it has any.', example: 'escudo.svg' },
  file: { tells: 'A code or number, with .json or .xml after it.', example: 'incidencias.json' },
  db: { tells: 'The source of the rows, as the descriptor of the table names it.', example: 'contratacion' },
  query: { tells: 'The named query, as the descriptor of the table names it.', example: 'contratos' },
  key: { tells: 'The id of a process, or its slug.', example: 'pressupost-del-poble' },
  news: { tells: 'The key of the news, chosen by the caller.', example: 'vd5hn3tek7qm2xrab4zcw6pj' },
  year: { tells: 'The year, in four digits.', example: '2026' },
  zoom: { tells: 'The zoom of the tile, 1 to 18.', example: '14' },
  x: { tells: 'Its column, from the west.', example: '8176' },
  y: { tells: 'Its row, from the north.', example: '6229' },
  path: { tells: 'The rest of the address; it may hold slashes.', example: 'vilanova/escudo.svg' },
};

/** The parameters of a call: the parts of its path, which are texts, then those of its query. */
export function parametersOf({ path, query = [] }: CallDescription): readonly DescribedParameter[] {
  const parts = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => {
    const part = pathParts[name];
    if (part === undefined) throw new TypeError(`no words for the part {${name}} of ${path}`);
    return parameter({ name, ...part }, 'path', true);
  });
  return [...parts, ...query.map((asked) => parameter(asked, 'query', asked.required ?? false))];
}

const parameter = (
  { name, tells, example }: { readonly name: string; readonly tells: string; readonly example?: string },
  where: 'path' | 'query',
  required: boolean,
): DescribedParameter => ({
  name,
  in: where,
  required,
  description: tells,
  schema: { type: 'string' },
  ...(example === undefined ? {} : { example }),
});
