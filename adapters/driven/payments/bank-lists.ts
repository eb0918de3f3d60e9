import type { BankListReader } from '#application/ports/server/payments/bank-list-reader.ts';
import { readNorma43 } from './readers/norma43.ts';
import { readRedsysList } from './readers/redsys-list.ts';

/** The files of Spanish banks: the list of Redsys, and Norma 43. */
export const spanishBankLists: BankListReader = { operations: readRedsysList, statement: readNorma43 };
