import { formatCount, formatMoney } from '#application/text/numbers.ts';
import {
  type Proposal,
  takesSupport,
  type Term,
  type ValidationTone,
  validationTone,
} from '#domain/processes/proposal.ts';
import type { RibbonState } from '#ui-web/components/ribbon/ribbon.tsx';
import { deliveryStatusView } from '#ui-web/screens/process/delivery/project-view.ts';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import type { FoundText } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';
import { proposalAddress } from './addresses.ts';
import type { FoundProposals } from './presenter.ts';
import { proposalsPerPage } from './presenter.ts';
import { statusChoices, type Terms } from './terms.ts';

/** A validation as a word and a tone. */
export interface ValidationView {
  readonly tone: ValidationTone;
  readonly text: string;
}

const named = (terms: readonly Term[], key: string | null, { said }: Speech): string => {
  const term = terms.find((one) => one.key === key);
  return term === undefined ? '' : said(term.name).text;
};

/**
 * The word for a proposal's validation: of the mailbox of its process, else of the town; without one it is pending. The
 * colour follows the value, with or without a word (specification 3, section 4).
 */
export function validationView(
  { validation, process }: Pick<Proposal, 'validation' | 'process'>,
  { propuestas, ofProcess }: Pick<Terms, 'propuestas' | 'ofProcess'>,
  speech: Speech,
): ValidationView {
  const { status } = validation;
  const word = named(ofProcess.get(process ?? '') ?? [], status, speech) || named(propuestas, status, speech);
  return { tone: validationTone(validation), text: word === '' ? speech.t('proposals:pending') : word };
}

/** The ribbon of a proposal: how its works go once it is carried out, else the technicians' word. */
export function proposalStatusView(
  proposal: Proposal,
  terms: Terms,
  speech: Speech,
): { readonly tone: RibbonState; readonly text: string } {
  if (proposal.delivery === null) return validationView(proposal, terms, speech);
  const { state, text } = deliveryStatusView(proposal.delivery.status, speech);
  return { tone: state, text };
}

/** "Educación · Centre": its topic and its place, as far as the town has terms for them. */
export function zoneOf(proposal: Proposal, terms: Terms, speech: Speech): string {
  const categories = proposal.categories.map((key) => named(terms.categories, key, speech));
  return [...categories, named(terms.barrios, proposal.neighbourhood, speech)]
    .filter((word) => word !== '')
    .join(' · ');
}

export interface ProposalCardView {
  readonly id: string;
  readonly identifier: string;
  readonly href: string;
  readonly title: FoundText;
  readonly zone?: string;
  readonly amount?: string;
  readonly status: ReturnType<typeof proposalStatusView>;
  /** Whether its heart can be pressed. */
  readonly takesSupport: boolean;
  readonly picture?: { readonly src: string; readonly alt: string };
}

export const cardViews = (
  { page, terms }: Pick<FoundProposals, 'page' | 'terms'>,
  speech: Speech,
): readonly ProposalCardView[] =>
  page.items.map((proposal) => {
    const { id, title, amount, headerImage } = proposal;
    const zone = zoneOf(proposal, terms, speech);
    return {
      id,
      identifier: id,
      href: proposalAddress(proposal),
      title: speech.said(title),
      ...(zone !== '' && { zone }),
      ...(amount !== null && { amount: formatMoney(amount) }),
      status: proposalStatusView(proposal, terms, speech),
      takesSupport: takesSupport(proposal),
      ...(headerImage !== null && { picture: { src: headerImage, alt: '' } }),
    };
  });

/** "Del 13 al 24 de 35"; empty if one page holds all. */
export function stretchWords({ page }: FoundProposals, number: number, { t }: Speech): string {
  if (page.total <= proposalsPerPage) return '';
  const from = (number - 1) * proposalsPerPage + 1;
  const to = Math.min(page.total, from + page.items.length - 1);
  return t('proposals:stretch', {
    from: formatCount(from),
    to: formatCount(to),
    n: formatCount(page.total),
  });
}

/** A filter that is set, and the filters without it. */
export interface FilterInUse {
  readonly filter: keyof ProposalFilters;
  readonly name: string;
  readonly without: ProposalFilters;
}

export function filtersInUse(
  filters: ProposalFilters,
  { terms, process }: Pick<FoundProposals, 'terms' | 'process'>,
  speech: Speech,
): readonly FilterInUse[] {
  const words: Readonly<Record<keyof ProposalFilters, string>> = {
    words: speech.t('proposals:named', { words: filters.words }),
    status: named(statusChoices(terms, filters.process), filters.status, speech),
    neighbourhood: named(terms.barrios, filters.neighbourhood, speech),
    category: named(terms.categories, filters.category, speech),
    process: process === null ? '' : speech.said(process).text,
  };
  return (Object.keys(words) as (keyof ProposalFilters)[])
    .filter((filter) => filters[filter] !== '')
    .map((filter) => ({
      filter,
      // An unknown value is shown as it is written: it is the reason why nothing was found.
      name: words[filter] || filters[filter],
      without: { ...filters, [filter]: '' },
    }));
}
