import type { KitKey } from '#application/text/catalogue/keys/kit.ts';
import type { Say } from '#application/text/say.ts';
import type { Clause } from '../check.ts';

/** What the catalogue says of a section of the project's own documents. */
type OwnClause = Extract<Clause, `${'interfaces' | 'decisiones' | 'seguridad'} ${string}`>;

const ownClauses: Readonly<Record<OwnClause, KitKey>> = {
  'interfaces §api': 'clause.own.api',
  'interfaces §papeletas': 'clause.own.ballots',
  'decisiones §votos': 'clause.own.votes',
  'decisiones §identidad': 'clause.own.identity',
  'seguridad §cabeceras': 'clause.own.headers',
  'seguridad §consultas': 'clause.own.queries',
  'seguridad §secreto': 'clause.own.secrecy',
};

/**
 * The clause of a check for people, in the language of `say`. What programs read has the clause as it is, which is the
 * same in every language.
 *
 * @example clauseInWords('3-contenidos §7', say) // 'part 3, section 7'
 */
export function clauseInWords(clause: Clause, say: Say<KitKey>): string {
  const [, part, section] = /^(\d)-\S+ §(\d+)$/u.exec(clause) ?? [];
  if (part !== undefined && section !== undefined) return say('clause.specified', { part, section });
  return say(ownClauses[clause as OwnClause]);
}
