import { proposalAddress } from '#ui-web/screens/proposals/addresses.ts';
import { formAddress } from '#ui-web/screens/request/form-address.ts';

/** The page from which a person came to enter their data; `words` is the key of the link's text. */
export interface WayBack {
  readonly href: string;
  readonly words: 'person:asks.back' | 'person:asks.backToProposal' | 'person:asks.backToVote';
}

/** The page of a person's own data, with the way back to a proposal that they want to comment on. */
export const verifyAddress = (proposal: string): string =>
  `/perfil?propuesta=${encodeURIComponent(proposal)}`;

/** The page of a person's own data, with the way back to a vote that is only for registered people. */
export const verifyForVoteAddress = (process: string): string =>
  `/perfil?votacion=${encodeURIComponent(process)}`;

/** The parameters of an address by which the way back is found, as a query. */
export function backParameters(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = ['volver', 'proceso', 'propuesta', 'votacion'].flatMap((name) => {
    const value = asked.get(name);
    return isName(value) ? [[name, value]] : [];
  });
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}

const isName = (given: string | null | undefined): given is string =>
  typeof given === 'string' && /^[\w-]+$/u.test(given);

/**
 * The way back that the address asks for: to a form, a proposal or a vote of this portal, by its name. A name cannot lead
 * to another site.
 *
 * @example wayBack('?propuesta=p-2952') // { href: '/propuestas/p-2952', words: 'person:asks.backToProposal' }
 * @example wayBack('?volver=//elsewhere') // null
 */
export function wayBack(search: string): WayBack | null {
  const asked = new URLSearchParams(search);
  const [form, proposal, vote] = ['volver', 'propuesta', 'votacion'].map((name) => asked.get(name));
  if (isName(form)) {
    return { href: formAddress(form, asked.get('proceso') ?? undefined), words: 'person:asks.back' };
  }
  if (isName(vote))
    return { href: `/procesos-participativos/${vote}/participa`, words: 'person:asks.backToVote' };
  return isName(proposal)
    ? { href: proposalAddress({ slug: proposal }), words: 'person:asks.backToProposal' }
    : null;
}
