import { once } from 'node:events';
import type { Writable } from 'node:stream';
import exceljs from 'exceljs';

type Writer = InstanceType<typeof exceljs.stream.xlsx.WorkbookWriter>;

/** A stream of the kind that exceljs contains: older than `writableNeedDrain`. */
type OlderWritable = Writable & { readonly _writableState: { readonly needDrain: boolean } };

/** A sheet with what exceljs does not declare: the streams to which it writes. */
type StreamedSheet = ReturnType<Writer['addWorksheet']> & {
  readonly stream: { readonly pipes: readonly OlderWritable[] };
};

/**
 * Waits until what has been written of a sheet has been passed on. exceljs itself accepts every row at once, and
 * keeps in memory what has not been compressed yet.
 */
export async function roomIn({ stream }: StreamedSheet, signal: AbortSignal): Promise<void> {
  const [behind] = stream.pipes;
  // oxlint-disable-next-line no-underscore-dangle -- older streams report it nowhere else
  if (behind?._writableState.needDrain) await once(behind, 'drain', { signal });
}

export interface Streamed extends Pick<Writer, 'commit'> {
  readonly addWorksheet: (...given: Parameters<Writer['addWorksheet']>) => StreamedSheet;
}

/** The archive to which exceljs adds the parts of a workbook. */
interface Archive {
  append: (source: unknown, entry: { readonly name: string; readonly date?: Date }) => unknown;
}

/** What exceljs has and does not declare. */
interface Undeclared {
  readonly zip: Archive;
  addThemes(): Promise<void>;
}

/** The first day that the archive's format knows. */
const firstDay = new Date('1980-01-01T00:00:00Z');
/** The creation date in each workbook. */
const made = new Date('2000-01-01T00:00:00Z');

const Plain = exceljs.stream.xlsx.WorkbookWriter as unknown as new (
  options: ConstructorParameters<typeof exceljs.stream.xlsx.WorkbookWriter>[0],
) => Undeclared;

/** Gives every part of the archive the same day; themes are the first part, added while the writer is made. */
class SameBytes extends Plain {
  override async addThemes(): Promise<void> {
    const { zip } = this;
    const append = zip.append.bind(zip);
    zip.append = (source, entry) => append(source, { ...entry, date: firstDay });
    return super.addThemes();
  }
}

/** A workbook that is streamed while it is written: the same content gives the same bytes. */
export function openWorkbook(stream: Writable, title: string): Streamed {
  const workbook = new SameBytes({ stream, useStyles: true, useSharedStrings: false });
  const [creator, created] = ['Concejo', made];
  const facts = { title, creator, lastModifiedBy: creator, created, modified: created };
  return Object.assign(workbook, facts) as unknown as Streamed;
}
