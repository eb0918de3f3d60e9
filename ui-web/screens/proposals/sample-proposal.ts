import type { Proposal } from '#domain/processes/proposal.ts';
import type { Terms } from './terms.ts';

/** For tests: a proposal with only what the test gives. */
export const aProposal = (more: Partial<Proposal> = {}): Proposal => ({
  id: 'p-1',
  slug: 'un-parque',
  title: { es: 'Un parque', va: 'Un parc' },
  body: null,
  headerImage: null,
  headerImageAlt: null,
  categories: [],
  neighbourhood: null,
  amount: null,
  coordinates: null,
  images: [],
  files: [],
  links: [],
  process: null,
  validation: { status: null, text: null, file: null },
  completion: null,
  delivery: null,
  ...more,
});

/** For tests: the terms of a town. */
export const someTerms: Terms = {
  propuestas: [
    { key: '1', name: { es: 'Validada' } },
    { key: '2', name: { es: 'En estudio técnico' } },
  ],
  barrios: [{ key: 'raval', name: { es: 'Raval' } }],
  categories: [{ key: 'cultura', name: { es: 'Cultura' } }],
  ofProcess: new Map(),
};
