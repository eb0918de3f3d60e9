/** Identifiers are opaque strings from the council. The brand keeps one from being taken for another. */
export type RealmId = string & { readonly RealmId: unique symbol };
export type SurveyId = string & { readonly SurveyId: unique symbol };
export type AnswerId = string & { readonly AnswerId: unique symbol };
export type ProposalId = string & { readonly ProposalId: unique symbol };
/** SHA-256 (hex) of survey and receipt code: names a ballot without naming the voter. */
export type BallotId = string & { readonly BallotId: unique symbol };

export const realmId = (text: string) => text as RealmId;
export const surveyId = (text: string) => text as SurveyId;
export const answerId = (text: string) => text as AnswerId;
export const proposalId = (text: string) => text as ProposalId;
export const ballotId = (text: string) => text as BallotId;
