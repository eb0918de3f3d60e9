import { canonicalJson } from '#domain/documents/canonical-json.ts';
import type { Json } from '#domain/documents/json.ts';
import type { HashText } from '#domain/office/steps/step.ts';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import type { SaidToVerify } from '#domain/voting/closing/record-differences.ts';
import { mostWrong } from '#domain/voting/closing/sample-bound.ts';
import { recordChallenge } from '#domain/voting/closing/sign-closing.ts';

/** A published record, as far as it is verified. */
export interface RecordToVerify {
  readonly hash: string;
  readonly text: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly signatures: readonly (PasskeyProof & { readonly name: string })[];
}

/** What is wrong with a record; `of` is the part, the signer, the survey or the sample. */
export interface RecordFault {
  readonly kind: /** The text does not have the hash. */
    | 'hash'
    /** A part is not the one whose digest is in the text. */
    | 'part'
    /** There are not two signatures by two passkeys of two people. */
    | 'signers'
    | 'signature'
    /** The ballots of both channels together are not those of the survey. */
    | 'channels'
    /** The bound of a sample is not the one that its figures give. */
    | 'bound';
  readonly of: string;
}

interface Ports {
  readonly hash: HashText;
  /** Whether a passkey signed a challenge. */
  readonly isSigned: (proof: PasskeyProof, challenge: string) => Promise<boolean>;
}

/** The hash of the canonical form of a text, so that other spaces make no other record. */
function hashOf(text: string, hash: HashText): string {
  try {
    return hash(canonicalJson(JSON.parse(text) as Json));
  } catch {
    return hash(text);
  }
}

const areTwo = (values: readonly string[]): boolean => values.length === 2 && new Set(values).size === 2;

function faultsInWords({ surveys, samples }: SaidToVerify): readonly RecordFault[] {
  const channels = surveys.flatMap(({ id: of, ballots, web, paper }): readonly RecordFault[] =>
    web === null || paper === null || web + paper === ballots ? [] : [{ kind: 'channels', of }],
  );
  const bounds = samples.flatMap(
    ({ number, size, boxes, wrong, mostWrong: most }): readonly RecordFault[] => {
      const of = boxes.reduce((sum, { ballots }) => sum + ballots, 0);
      const isRight = wrong === null || mostWrong({ of, checked: size, wrong }) === most;
      return isRight ? [] : [{ kind: 'bound', of: String(number) }];
    },
  );
  return [...channels, ...bounds];
}

/** Verifies a published record: its hash, its parts, both signatures, and the figures that follow from others. */
export const verifyRecord =
  ({ hash, isSigned }: Ports) =>
  async (record: RecordToVerify, said: SaidToVerify): Promise<readonly RecordFault[]> => {
    const faults: RecordFault[] = [];
    const found = hashOf(record.text, hash);
    if (found !== record.hash) faults.push({ kind: 'hash', of: found });
    for (const [name, part] of Object.entries(record.parts))
      if (hashOf(part, hash) !== said.digests[name]) faults.push({ kind: 'part', of: name });
    const { signatures } = record;
    if (!areTwo(signatures.map(({ name }) => name)) || !areTwo(signatures.map(({ publicKey }) => publicKey)))
      faults.push({ kind: 'signers', of: signatures.map(({ name }) => name).join(', ') });
    // What was signed is the hash that was computed, whatever the record says of itself.
    const challenge = recordChallenge(found);
    const verified = await Promise.all(signatures.map((proof) => isSigned(proof, challenge)));
    for (const [n, { name }] of signatures.entries())
      if (verified[n] !== true) faults.push({ kind: 'signature', of: name });
    return [...faults, ...faultsInWords(said)];
  };
