import type { ReactNode } from 'react';

/** The examples of a component folder, by name: drawn in the gallery, checked by axe, rendered by the tests. */
export type Examples = Readonly<Record<string, () => ReactNode>>;
