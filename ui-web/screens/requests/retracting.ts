import { retractRequestCall } from '#adapters/wire/requests/retract-request.ts';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import { isLeft } from '#domain/shared/result.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import type { MyRequestsPorts, OpenedRequest, Retracting } from './state.ts';

interface Page {
  /** The request that is open; null if none is. */
  readonly opened: () => OpenedRequest | null;
  readonly setRetracting: (retracting: Retracting) => void;
  readonly show: (request: RequestView) => Promise<void>;
}

/** Takes the open request back, and shows what is left of it. */
export async function retractOpened(
  ports: MyRequestsPorts,
  { opened, setRetracting, show }: Page,
): Promise<void> {
  const now = opened();
  if (now === null || now.retracting.kind === 'sending') return;
  const { id } = now.request;
  setRetracting({ kind: 'sending' });
  const done = await callEntered(ports)(retractRequestCall, { realm: ports.realm, body: { reference: id } });
  // The reader may have left it for another request meanwhile.
  if (opened()?.request.id !== id) return;
  if (isLeft(done)) return setRetracting({ kind: 'refused', refusal: done.left });
  setRetracting({ kind: 'done' });
  await show(done.right);
}
