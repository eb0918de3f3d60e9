import { setTimeout as wait } from 'node:timers/promises';
import { httpSubsidies } from '#adapters/driven/council-http/http-tables.ts';
import { type ReadList, readSubsidies } from '#adapters/driven/documents/document-tables.ts';
import { readGrant, readSubsidyCall } from '#adapters/wire/tables/subsidy.ts';
import { tableAddresses } from '#adapters/wire/tables/table-addresses.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, map, right } from '#domain/shared/result.ts';
import type { Grant, SubsidyCall } from '#domain/subsidies/subsidy.ts';
import type { CommandContext } from '../../command.ts';
import { councilLine } from '../../council-line.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { type FileRecords, readRecords } from '../../records/read-documents.ts';
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
    // A file contains one of the two; the view says which.
    return asked.view === 'calls'
      ? map(ofFile((calls: ReadList<SubsidyCall>) => readSubsidies(calls, right([]))))(
          await readRecords(source.file, readSubsidyCall, context),
        )
      : map(ofFile((grants: ReadList<Grant>) => readSubsidies(right([]), grants)))(
          await readRecords(source.file, readGrant, context),
        );
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

const ofFile =
  <T>(registerOf: (records: ReadList<T>) => SubsidyRegister) =>
  ({ records, name, sha256 }: FileRecords<T>): OpenedRegister => ({
    register: registerOf(records),
    realm: '',
    name,
    sha256,
    site: null,
  });

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
