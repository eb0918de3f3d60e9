import { lazy, type LazyExoticComponent } from 'react';

/** Pages with parts of the office, whose texts are loaded with them. */
export const latePages: Readonly<Record<string, LazyExoticComponent<() => React.ReactNode>>> = {
  'office-text': lazy(async () => ({ default: (await import('./office-text-page.tsx')).OfficeTextPage })),
};
