import type { HttpAnswer, Ask } from './ask.ts';
import type { Finding } from './finding.ts';
import type { KnownTown, Source } from './known-town.ts';
import type { CheckId } from '#application/text/catalogue/keys/kit.ts';

/** Where the rule is written: a section of the specification, or of the project's own documents. */
export type Clause =
  | `${'1-base' | '2-encuestas' | '3-contenidos'} §${number}`
  | `interfaces §${'api' | 'papeletas'}`
  | `decisiones §${'votos' | 'identidad'}`
  | `seguridad §${'cabeceras' | 'consultas' | 'secreto'}`;

/** Requests sent together, and what their answers must be. The answers come in the order of the requests. */
export interface Trial {
  readonly asks: readonly Ask[];
  readonly expect: (...answers: HttpAnswer[]) => Finding | null;
}

/**
 * A check as data. Its id never changes its meaning: deviation files and other people's scripts name it. The reason
 * for it is in `texts/`, under the id.
 */
export interface Check {
  readonly id: CheckId;
  readonly clause: Clause;
  /** The lists that its addresses are drawn from; if one cannot be read, the check fails with what is wrong there. */
  readonly from: readonly Source[];
  /** True if it votes, registers or enters: it is run only if that is allowed. */
  readonly writes?: true;
  /** What is asked of a town. Empty if the town has nothing that the rule is about. */
  readonly trials: (town: KnownTown) => readonly Trial[];
}

export const trial = (asks: Ask | readonly Ask[], expect: Trial['expect']): Trial => ({
  asks: 'address' in asks ? [asks] : asks,
  expect,
});
