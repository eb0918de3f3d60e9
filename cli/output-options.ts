import { type Format, formatEntry, formatsOf } from '#adapters/driven/render/formats.ts';
import type { ReportKind } from '#adapters/driven/render/report-content.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { formatAmong } from './output-format.ts';
import { readFields, strangeField } from './records/chosen-fields.ts';
import type { UsageRefusal } from './usage.ts';

/** The flags of the format of a report, as the parser returns them. */
export interface OutputFlags {
  readonly format?: string;
  readonly out?: string;
  readonly fields?: string;
  readonly bom?: boolean;
  readonly dryRun?: boolean;
  readonly quiet?: boolean;
  /** False after `--no-color`. */
  readonly color?: boolean;
}

export interface OutputOptions {
  readonly format: Format;
  readonly out: string | null;
  /** The columns that are wanted; null for all. */
  readonly fields: readonly string[] | null;
  readonly bom: boolean;
  /** The command only says what it would read, request and write. */
  readonly dryRun: boolean;
  readonly quiet: boolean;
  readonly colours: boolean;
}

/** The report that the flags are for. */
interface Written {
  readonly kind: ReportKind;
  /** All columns that the report may have. */
  readonly columns: readonly string[];
}

/** Reads the flags, or says what is wrong with the first invalid one. */
export function outputOptions(
  flags: OutputFlags,
  outIsTerminal: boolean,
  { kind, columns }: Written,
): Either<UsageRefusal, OutputOptions> {
  const format = formatAmong(flags, formatsOf(kind));
  if (isLeft(format)) return format;
  const { isDelimited, isWithoutColumns } = formatEntry(format.right);
  if (flags.bom && !isDelimited) return left({ key: 'usage.onlyDelimited', values: {} });
  if (outIsTerminal) {
    const binary = binaryToTerminal(format.right, flags.out ?? null);
    if (binary) return left(binary);
  }
  const fields = readFields(flags.fields);
  if (fields !== null && isWithoutColumns)
    return left({ key: 'usage.fieldsNeedTable', values: { format: format.right } });
  const strange = strangeField(fields, columns);
  if (strange) return left(strange);
  return right({
    format: format.right,
    out: flags.out ?? null,
    fields,
    bom: flags.bom ?? false,
    dryRun: flags.dryRun ?? false,
    quiet: flags.quiet ?? false,
    colours: flags.color !== false,
  });
}

/** Refuses a format that a terminal cannot show, if the data would go to a terminal. */
export const binaryToTerminal = (format: Format, out: string | null): UsageRefusal | null =>
  formatEntry(format).isBinary && out === null ? { key: 'usage.binaryToTerminal', values: {} } : null;
