import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileChunks } from '#adapters/driven/files/file-chunks.ts';
import type { FetchRefusal } from '#adapters/driven/files/fetch-input.ts';
import { isWebPage } from '#adapters/wire/site/web-page.ts';
import type { GivenInput } from '#adapters/driven/files/open-election.ts';
import { type Either, flatMap, isLeft, left, map, right } from '#domain/shared/result.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { CliKey } from '#application/text/catalogue/keys/cli.ts';

/** Why there are no bytes to read: the text, its values, and how the command ends. */
export interface SourceRefusal {
  readonly key: CliKey;
  readonly values: Readonly<Record<string, string | number>>;
  readonly exit: ExitCode;
}

/** What was read, with the name for reports (without folders, so that the report does not depend on them). */
export interface ReadSource extends GivenInput {
  readonly reportName: string;
}

/** Reads a file, standard input (`-`) or an address. */
export async function readSource(source: string, io: Io): Promise<Either<SourceRefusal, ReadSource>> {
  if (source === '-') return right({ name: '-', reportName: '-', bytes: await io.readStdin() });
  if (/^https?:\/\//iu.test(source)) return flatMap(notAPage)(await fetched(source));
  try {
    return notAPage({ name: source, reportName: basename(source), bytes: readFileSync(source) });
  } catch (error) {
    return left(fileRefusal(source, error));
  }
}

/** A source that is read in pieces; those of a file need not be in memory together. */
interface OpenedSource {
  readonly reportName: string;
  readonly pieces: () => Iterable<Uint8Array>;
  readonly whole: () => Promise<Either<SourceRefusal, ReadSource>>;
}

/** Opens a file, standard input (`-`) or an address. What cannot be read twice, such as a pipe, is read at once. */
export async function openSource(source: string, io: Io): Promise<Either<SourceRefusal, OpenedSource>> {
  const isFile = source !== '-' && statSync(source, { throwIfNoEntry: false })?.isFile() === true;
  const whole = () => readSource(source, io);
  if (!isFile) {
    return map((read: ReadSource): OpenedSource => {
      const { reportName, bytes } = read;
      return { reportName, pieces: () => [bytes], whole: async () => right(read) };
    })(await whole());
  }
  const named = { name: source, reportName: basename(source) };
  try {
    const [bytes = new Uint8Array()] = fileChunks(source);
    const opened = { reportName: named.reportName, pieces: () => fileChunks(source), whole };
    return map(() => opened)(notAPage({ ...named, bytes }));
  } catch (error) {
    return left(fileRefusal(source, error));
  }
}

const notAPage = (source: ReadSource): Either<SourceRefusal, ReadSource> =>
  isWebPage(source.bytes)
    ? left({ key: 'file.webPage', values: { name: source.name }, exit: exitCodes.invalidInput })
    : right(source);

export function fileRefusal(name: string, error: unknown): SourceRefusal {
  const cause = causeOf(error);
  const exit = exitCodes.invalidInput;
  if (cause === 'ENOENT') return { key: 'file.missing', values: { name }, exit };
  if (cause === 'EISDIR') return { key: 'file.folder', values: { name }, exit };
  return { key: 'file.unreadable', values: { name, cause }, exit };
}

/** The system's short name of a failure (`EACCES`). */
export const causeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

async function fetched(name: string): Promise<Either<SourceRefusal, ReadSource>> {
  const { fetchInput } = await import('#adapters/driven/files/fetch-input.ts');
  if (!URL.canParse(name)) {
    return left({ key: 'network.unreachable', values: { name, cause: 'URL' }, exit: exitCodes.network });
  }
  const bytes = await fetchInput(name);
  return isLeft(bytes)
    ? left(networkRefusal(name, bytes.left))
    : right({ name, reportName: name, bytes: bytes.right });
}

function networkRefusal(name: string, refusal: FetchRefusal): SourceRefusal {
  switch (refusal.kind) {
    case 'unreachable':
      return { key: 'network.unreachable', values: { name, cause: refusal.cause }, exit: exitCodes.network };
    case 'notAuthorised':
      return {
        key: 'network.notAuthorised',
        values: { name, status: refusal.status },
        exit: exitCodes.notAuthorised,
      };
    case 'refused':
      if (refusal.status === 404)
        return { key: 'network.notFound', values: { name }, exit: exitCodes.network };
      return { key: 'network.refused', values: { name, status: refusal.status }, exit: exitCodes.network };
    default:
      return refusal satisfies never;
  }
}
