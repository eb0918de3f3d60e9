import type { ReactNode } from 'react';

/** What a component folder shows of itself, by name: drawn in the gallery, looked at by axe, rendered by the tests. */
export type Examples = Readonly<Record<string, () => ReactNode>>;
