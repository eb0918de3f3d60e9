import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readFields, strangeField } from '../../records/chosen-fields.ts';
import { type Format, isBinary } from '#adapters/driven/render/formats.ts';
import { formatFrom } from '../../output-format.ts';
import type { UsageRefusal } from '../../usage.ts';

/** The flags of how a count is written, as the parser hands them over. */
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

/** Reads the flags, or says what is wrong with the first invalid one. `columns` are all that a result may have. */
export function outputOptions(
  flags: OutputFlags,
  outIsTerminal: boolean,
  columns: readonly string[],
): Either<UsageRefusal, OutputOptions> {
  const format = formatFrom(flags);
  if (isLeft(format)) return format;
  const isDelimited = format.right === 'csv' || format.right === 'tsv';
  if (flags.bom && !isDelimited) return left({ key: 'usage.onlyDelimited', values: {} });
  if (isBinary(format.right) && flags.out === undefined && outIsTerminal) {
    return left({ key: 'usage.binaryToTerminal', values: {} });
  }
  const fields = readFields(flags.fields);
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
