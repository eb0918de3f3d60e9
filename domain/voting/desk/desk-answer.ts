/**
 * What the desk of a vote learns of a person: that they may vote, that they are not in the census (or blocked), that one of its
 * surveys is for other people (`notForPerson`), or that they have a mark, and nothing else: neither when nor by which channel.
 * `unreadable`: it is no identity number.
 */
export const deskAnswers = ['mayVote', 'notListed', 'notForPerson', 'hasMark', 'unreadable'] as const;
/** One of them. */
export type DeskAnswer = (typeof deskAnswers)[number];
