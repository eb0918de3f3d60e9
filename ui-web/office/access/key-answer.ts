import type { InputOf } from '#adapters/wire/call.ts';
import { askToSignCall } from '#adapters/wire/office/ask-to-sign.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Authenticator, browserAuthenticator } from './authenticator.ts';

/** What is signed: the matter, what it is of, and the hash that the person sees. */
export type SignedBefore = InputOf<typeof askToSignCall>['body'];

/** Why a passkey gave no answer, in a word that has a text. */
export type NoKeyAnswer = 'cancelled' | 'unsupported' | 'other';

/** What goes with a signature; empty if the person has no passkey. */
export interface KeyAnswered {
  readonly answer?: Record<string, unknown>;
}

/** Asks the person for their passkey, if they have one, for the signature that they are about to give. */
export async function keyAnswer(
  { call, realm }: Pick<OfficeCouncil, 'call' | 'realm'>,
  body: SignedBefore,
  authenticator: Authenticator = browserAuthenticator,
): Promise<Either<NoKeyAnswer, KeyAnswered>> {
  const asked = await call(askToSignCall, { realm, body });
  if (isLeft(asked)) return left('other');
  const { options } = asked.right;
  if (options === null) return right({});
  const answer = await authenticator.use(options);
  if (isLeft(answer)) return left(answer.left.kind === 'unsupported' ? 'unsupported' : 'cancelled');
  return right({ answer: answer.right });
}
