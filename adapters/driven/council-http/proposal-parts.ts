/* What it takes to ask for proposals, in one piece that is fetched when somebody does. */
export { proposalAddresses } from '#adapters/wire/proposal-addresses.ts';
export { readBelonging, readTitled } from '#adapters/wire/processes-of-proposals.ts';
export { readProposal } from '#adapters/wire/proposal.ts';
export { readVocabulary } from '#adapters/wire/vocabulary.ts';
