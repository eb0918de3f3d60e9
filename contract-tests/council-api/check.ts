import type { Answer, Ask } from './ask.ts';
import type { Finding } from './finding.ts';
import type { KnownTown, Source } from './known-town.ts';
import type { CheckId } from '#application/text/catalogue/keys/kit.ts';

/** Where the rule stands: a section of the specification, or of the project's own documents. */
export type Clause =
  | `${'1-base' | '2-encuestas' | '3-contenidos'} §${number}`
  | `interfaces §${'api' | 'papeletas'}`
  | `decisiones §${'votos' | 'identidad'}`
  | `seguridad §${'cabeceras' | 'consultas' | 'secreto'}`;

/** Questions put together, and what their answers must be. The answers come in the order of the asks. */
export interface Trial {
  readonly asks: readonly Ask[];
  readonly expect: (...answers: Answer[]) => Finding | null;
}

/**
 * A check as data. Its id never changes its meaning: deviation files and other people's scripts name it. Why it is
 * made is told in `texts/`, under the id.
 */
export interface Check {
  readonly id: CheckId;
  readonly clause: Clause;
  /** The lists that its addresses are drawn from; when one cannot be read, the check fails with what is wrong there. */
  readonly from: readonly Source[];
  /** True where it votes, registers or enters: it is run only where that is allowed. */
  readonly writes?: true;
  /** What is asked of a town. None where the town has nothing that the rule speaks of. */
  readonly trials: (town: KnownTown) => readonly Trial[];
}

export const trial = (asks: Ask | readonly Ask[], expect: Trial['expect']): Trial => ({
  asks: 'address' in asks ? [asks] : asks,
  expect,
});
