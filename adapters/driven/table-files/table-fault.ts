import type { TableFileFault } from '#application/ports/server/imports/import-workshop.ts';

/** Ends the reading of a file, deep in it; `readTableFile` turns it into a value. */
export class TableRefused extends Error {
  readonly fault: TableFileFault;
  constructor(fault: TableFileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** More rows than a town has streets, contracts or voters in a year. */
export const mostRows = 100_000;
/** No table of a town is wider. */
export const mostTableColumns = 200;
