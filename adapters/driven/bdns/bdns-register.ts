import * as t from 'io-ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import { decode } from '#adapters/wire/decode.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { callPatiently } from './patient-call.ts';
import { readRegisterCall, readRegisterGrant } from './register-rows.ts';

/** How the national register of subsidies is called. */
export interface RegisterSettings {
  /** Such as `https://www.infosubvenciones.es/bdnstrans/api`, without a slash at the end. */
  readonly baseUrl: string;
  /** The number of the council in the register. */
  readonly organ: string;
  /** Rows on a page. */
  readonly pageSize: number;
  /** Milliseconds between the end of one call and the next: the register is a shared service. */
  readonly pause: number;
  /** Milliseconds after which a call is given up. */
  readonly timeout: number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export const usualRegister = {
  baseUrl: 'https://www.infosubvenciones.es/bdnstrans/api',
  pageSize: 500,
  pause: 500,
  timeout: 30_000,
} as const;

/**
 * No council has more: a register that never ends is not read without limit, and its first pages are not presented as
 * the whole.
 */
const mostPages = 400;

const rowWire = t.type({ id: t.union([t.number, t.string]) });
const pageWire = t.intersection([
  t.type({ content: t.array(t.unknown) }),
  t.partial({ totalPages: t.number, last: t.boolean }),
]);

/**
 * The national register (BDNS) as the source of a council's subsidies: page after page, with a pause between them. A
 * page that fails makes the whole fail, since a part would be presented as complete.
 */
export function bdnsRegister(settings: RegisterSettings): SubsidyRegister {
  return {
    calls: (_, year) =>
      everyPage(settings, addressOf(settings, 'convocatorias', 'numeroConvocatoria', year), readRegisterCall),
    grants: (_, year) =>
      everyPage(settings, addressOf(settings, 'concesiones', 'fechaConcesion', year), readRegisterGrant),
  };
}

const addressOf =
  ({ baseUrl, organ, pageSize }: RegisterSettings, list: string, order: string, year: number | null) =>
  (page: number): string => {
    const query = new URLSearchParams({
      page: String(page),
      pageSize: String(pageSize),
      order,
      direccion: 'desc',
      vpd: 'GE',
      organos: organ,
      ...(year === null ? {} : { fechaDesde: `01/01/${year}`, fechaHasta: `31/12/${year}` }),
    });
    return `${baseUrl}/${list}/busqueda?${query.toString()}`;
  };

async function everyPage<T>(
  { timeout, pause, wait }: RegisterSettings,
  address: (page: number) => string,
  read: (raw: unknown) => Either<CouncilRefusal, T>,
): Promise<Either<CouncilRefusal, readonly T[]>> {
  const found: T[] = [];
  const known = new Set<unknown>();
  for (let page = 0; page < mostPages; page += 1) {
    // oxlint-disable no-await-in-loop -- one after another, never several at once
    if (page > 0) await wait(pause);
    const body = await callPatiently(address(page), timeout, wait);
    // oxlint-enable no-await-in-loop
    if (isLeft(body)) return body;
    const decoded = decode(pageWire, body.right);
    if (isLeft(decoded)) return decoded;
    const { content, totalPages, last } = decoded.right;
    for (const [at, raw] of content.entries()) {
      // A row that was added meanwhile moves the last row of a page to the next page.
      if (isKnown(raw, known)) continue;
      const row = read(raw);
      if (isLeft(row)) return left({ kind: 'unreadable', where: `content.${at}` });
      found.push(row.right);
    }
    if (content.length === 0 || (last ?? page + 1 >= (totalPages ?? 1))) return right(found);
  }
  return left({ kind: 'unreadable', where: 'totalPages' });
}

/** Whether a row has come already, by its number in the register. */
function isKnown(raw: unknown, known: Set<unknown>): boolean {
  const id = rowWire.is(raw) ? raw.id : undefined;
  if (id === undefined) return false;
  const before = known.size;
  return known.add(id).size === before;
}
