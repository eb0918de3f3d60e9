import type { Command as Parser } from 'commander';

/** The flags of every command that computes a rule: those of the rule, of the election and of the report. */
export const withComputeFlags = (parser: Parser): Parser =>
  withReportFlags(withElectionFlags(parser.argument('[file]')));

const withElectionFlags = (parser: Parser): Parser =>
  parser
    .option('--rule <rule>')
    .option('--rule-file <file>')
    .option('--budget <amount>')
    .option('--on-misfit <way>')
    .option('--order <order>')
    .option('--count <votes>')
    .option('--threshold <share>')
    .option('--threshold-base <base>')
    .option('--satisfaction <gain>')
    .option('--completion <way>')
    .option('--increment <amount>')
    .option('--add1-stop <where>')
    .option('--endowments <how>')
    .option('--comparison <by>')
    .option('--min-votes <number>')
    .option('--ties <list>')
    .option('--ballots <number>');

const withReportFlags = (parser: Parser): Parser =>
  parser
    .option('--format <format>')
    .option('--out <file>')
    .option('--fields <columns>')
    .option('--bom')
    .option('--quiet')
    .option('--no-color');
