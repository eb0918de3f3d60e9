import { auditSteps } from '#application/office/audit-steps.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { writeTownHead } from '#adapters/wire/town-head.ts';
import type { ServerParts } from '../composition/server-parts.ts';

type Tell = (record: object, words: string) => void;

/**
 * Logs the head of the steps of each town, so that the log shows later if a chain lost its end, and what does not verify.
 */
export async function tellStepHeads(
  council: Pick<ServerParts, 'steps' | 'clock'>,
  { tell, note }: { readonly tell: Tell; readonly note: Tell },
): Promise<void> {
  try {
    for (const { realm, head, broken } of await auditSteps({ ...council, hash: sha256Text })()) {
      note(writeTownHead(head), 'head of steps');
      const [first] = broken;
      if (first !== undefined)
        tell({ realm, chains: broken.length, first }, 'steps were changed: run concejo audit');
    }
  } catch (err) {
    tell({ err }, 'steps were not verified');
  }
}
