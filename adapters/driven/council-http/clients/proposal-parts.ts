/* The script that asks for proposals, in one piece that is loaded when needed. */
export { proposalAddresses } from '#adapters/wire/processes/proposal-addresses.ts';
export { readBelonging, readTitled } from '#adapters/wire/processes/processes-of-proposals.ts';
export { readProposal } from '#adapters/wire/processes/proposal.ts';
export { readVocabulary } from '#adapters/wire/site/vocabulary.ts';
