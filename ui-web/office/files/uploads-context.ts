import { createContext } from 'react';

/** Whether a file arrived. */
export type FileArrival = Promise<boolean>;

/** Who is told of each file that leaves: an editor waits for its files before the document is published. */
export const UploadsContext = createContext<(upload: FileArrival) => void>(() => undefined);
