import type { BankListReader } from '#application/ports/server/payments/bank-list-reader.ts';

/** The files of Spanish banks: the list of Redsys, and Norma 43. Their readers are loaded with the first file. */
export const spanishBankLists: BankListReader = {
  operations: async (file) => (await import('./readers/redsys-list.ts')).readRedsysList(file),
  statement: async (file) => (await import('./readers/norma43.ts')).readNorma43(file),
};
