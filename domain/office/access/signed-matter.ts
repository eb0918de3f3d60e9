/** What people of staff sign with a passkey, besides closing records. */
export const signedMatterKinds = ['open', 'change', 'cancel', 'census', 'amendment', 'box'] as const;

/** One thing that is signed: of what, and the hash that the person has seen. */
export interface KeyedMatter {
  readonly kind: (typeof signedMatterKinds)[number];
  /** The vote; of an amendment its id, of a box the vote and the box. */
  readonly of: string;
  readonly hash: string;
}

/** The most characters of each part: a challenge is stored until it is answered. */
const longestPart = 300;

/** Whether the parts are short enough to be asked for. */
export const isKeyedMatter = ({ of, hash }: KeyedMatter): boolean =>
  of.length <= longestPart && hash.length <= longestPart;

/** What a challenge for this matter begins with. No challenge of a session does, so neither can stand for the other. */
const beginning = ({ kind, of, hash }: KeyedMatter): string =>
  `concejo signature ${JSON.stringify([kind, of, hash])} `;

/** What a passkey signs: the matter, and a random text, so that the same matter is never signed by the same answer again. */
export const matterChallenge = (matter: KeyedMatter, secret: string): string =>
  `${beginning(matter)}${secret}`;

/** Whether a challenge is one for this matter. */
export const isChallengeOf = (matter: KeyedMatter, challenge: string): boolean =>
  challenge.startsWith(beginning(matter));
