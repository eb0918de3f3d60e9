import { createContext } from 'react';

/** The id of the process whose results are shown; null where none is known. */
export const ResultsProcess = createContext<string | null>(null);
