import { setTimeout as wait } from 'node:timers/promises';
import { httpSubsidies } from '#adapters/driven/council-http/http-tables.ts';
import { documentSubsidies } from '#adapters/driven/documents/document-tables.ts';
import { tableAddresses } from '#adapters/wire/tables/table-addresses.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { councilLine } from '../../council-line.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { readDocuments } from '../../records/read-documents.ts';
import type { RecordOptions } from '../../records/record-options.ts';
import type { SubsidyOptions } from './subsidy-options.ts';

/** The source of subsidies, and what a report says about it. */
interface OpenedRegister {
  readonly register: SubsidyRegister;
  readonly realm: string;
  readonly name: string;
  readonly sha256: string | null;
  /** The origin of the council's portal; null if it is unknown. */
  readonly site: string | null;
}

/** The file, the national register or the council that the flags name. */
export async function openRegister(
  options: RecordOptions,
  asked: SubsidyOptions,
  context: CommandContext,
): Promise<Either<ExitCode, OpenedRegister>> {
  const { source } = options;
  if (source.kind === 'file') {
    const read = await readDocuments(source.file, context);
    if (isLeft(read)) return read;
    const { documents, name, sha256 } = read.right;
    // A file contains one of the two; the view says which.
    return right({ register: documentSubsidies(documents, documents), realm: '', name, sha256, site: null });
  }
  const [name = ''] = plannedAddress(options, asked);
  const { baseUrl, realm } = source;
  if (asked.organ !== null) {
    const { bdnsRegister, usualRegister } = await import('#adapters/driven/bdns/bdns-register.ts');
    const settings = { ...usualRegister, baseUrl, organ: asked.organ, wait };
    return right({ register: bdnsRegister(settings), realm, name, sha256: null, site: null });
  }
  const settings = councilLine(baseUrl, context);
  return right({
    register: httpSubsidies(settings),
    realm,
    name,
    sha256: null,
    site: new URL(baseUrl).origin,
  });
}

/** The first call; empty for a file. */
export function plannedAddress(
  { source }: RecordOptions,
  { organ, view }: SubsidyOptions,
): readonly string[] {
  if (source.kind === 'file') return [];
  const { baseUrl } = source;
  const realm = realmId(source.realm);
  if (organ !== null) {
    const list = view === 'calls' ? 'convocatorias' : 'concesiones';
    return [`${baseUrl}/${list}/busqueda?organos=${organ}`];
  }
  return [
    `${baseUrl}${view === 'calls' ? tableAddresses.subsidyCalls(realm, 0) : tableAddresses.grants(realm, 0)}`,
  ];
}
