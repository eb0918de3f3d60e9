import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import { putProofCall } from '#adapters/wire/registrations/put-proof.ts';
import { isLeft } from '#domain/shared/result.ts';
import { base64Of } from '#ui-web/composition/base64.ts';
import { registrationFailure } from '../failure.ts';
import type { RegistrationTools } from '../page-tools.ts';
import type { PickedProof } from '../state.ts';

/** How large a file may be: a larger one is not sent in vain. */
const mostBytes = 10 * 1024 * 1024;

/** Sends the files of an application, one after the other. What is not accepted is said, and the others still go. */
export async function sendProofs(
  { call, realm, patch, take }: Pick<RegistrationTools, 'call' | 'realm' | 'patch' | 'take'>,
  { id: key, activity: { id } }: Pick<OwnApplicationAnswer, 'id' | 'activity'>,
  files: readonly PickedProof[],
): Promise<void> {
  for (const { proof, file } of files) {
    if (file.size > mostBytes) {
      patch({ failure: { kind: 'tooLarge', of: key } });
      continue;
    }
    // oxlint-disable no-await-in-loop -- each changes the same application
    const body = { key, proof, name: file.name, file: await base64Of(file) };
    const done = await call(putProofCall, { realm, id, body });
    // oxlint-enable no-await-in-loop
    if (isLeft(done)) patch({ failure: registrationFailure(done.left, key) });
    else take(done.right);
  }
}
