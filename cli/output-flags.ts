import type { Command as Parser } from 'commander';

/** Declares the flags of the format and place of a report; `outputOptions` reads them. */
export const withOutputFlags = (parser: Parser): Parser =>
  parser
    .option('--format <format>')
    .option('--out <file>')
    .option('--fields <columns>')
    .option('--bom')
    .option('--dry-run')
    .option('--quiet')
    .option('--no-color');
