import type { RequestOrigin } from '#application/ports/server/request-store.ts';
import { emailMark, type SenderPorts, senderMarks } from '../sender-marks.ts';
import type { ArrivedRequest } from './arrived-request.ts';

/**
 * Who a request comes from. An e-mail that was only typed gives no right to the request; it is kept, as a mark, in case
 * the same device verifies it later.
 */
export async function requestOrigin(
  ports: SenderPorts,
  { town: { realm }, sender, origin, body, entered }: ArrivedRequest,
): Promise<RequestOrigin> {
  const typed = (body.contact.email ?? '').trim();
  const email = typed === '' ? null : emailMark(ports.keys, realm, typed);
  // Who writes is not who sends.
  if (origin !== 'web' || entered !== undefined) return { device: null, email, isVerified: false };
  const { device, email: verified } = await senderMarks(ports, realm, sender);
  return { device, email, isVerified: email !== null && verified === email };
}
