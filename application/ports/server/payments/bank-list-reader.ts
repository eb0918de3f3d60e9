import type { BankOperation, StatementLine } from '#domain/payments/reconciliation/bank-lists.ts';
import type { Either } from '#domain/shared/result.ts';

/** Why a file of a bank is not read. */
export const bankListFaults = [
  'tooLarge',
  'notText',
  'noTable',
  'missingColumn',
  'cutRow',
  'openQuote',
  'notAnOrder',
  'notADay',
  'notAnAmount',
  'otherCurrency',
  'unknownType',
  'unknownResult',
  'notDigits',
  'unexpectedRecord',
  'missingRecord',
  'wrongAccount',
  'wrongSum',
  'wrongCount',
] as const;

/** A fault of a file, with its place: the line from 1, and the columns of a line with fixed columns. */
export interface BankListFault {
  readonly kind: (typeof bankListFaults)[number];
  readonly line: number;
  /** First and last column, from 1; or the name of a column of a table. */
  readonly columns?: string;
  readonly found?: string;
  readonly expected?: string;
}

/** Reads the files that a bank offers; left: what is wrong in them, the first faults first. */
export interface BankListReader {
  /** The list of operations of the gateway (Redsys, CSV). */
  operations(file: Uint8Array): Promise<Either<readonly BankListFault[], readonly BankOperation[]>>;
  /** The movements of the account (Norma 43). */
  statement(file: Uint8Array): Promise<Either<readonly BankListFault[], readonly StatementLine[]>>;
}
