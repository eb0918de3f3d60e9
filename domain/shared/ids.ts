/** Identifiers are opaque strings from the council. The brand keeps one from being taken for another. */
export type RealmId = string & { readonly RealmId: unique symbol };
/** The identifier of a survey, unique in its town. */
export type SurveyId = string & { readonly SurveyId: unique symbol };
/** The identifier of an answer that a survey offers, unique in its survey. */
export type AnswerId = string & { readonly AnswerId: unique symbol };
/** The identifier of a proposal, unique in its town. */
export type ProposalId = string & { readonly ProposalId: unique symbol };
/** SHA-256 (hex) of survey and receipt code: names a ballot without naming the voter. */
export type BallotId = string & { readonly BallotId: unique symbol };

/** Takes a text that is known to identify a town. */
export const realmId = (text: string) => text as RealmId;
/** Takes a text that is known to identify a survey. */
export const surveyId = (text: string) => text as SurveyId;
/** Takes a text that is known to identify an offered answer. */
export const answerId = (text: string) => text as AnswerId;
/** Takes a text that is known to identify a proposal. */
export const proposalId = (text: string) => text as ProposalId;
/** Takes a text that is known to be the hash of a ballot. */
export const ballotId = (text: string) => text as BallotId;
