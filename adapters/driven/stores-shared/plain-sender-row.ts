import type { SenderHiding } from '#application/ports/server/senders/plain-senders.ts';
import type { Reference } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/* What earlier versions stored about senders in plain text, the same in both databases. */

interface PlainBody {
  readonly realm: RealmId;
  readonly id: Reference;
  readonly verifiedEmail?: string | null;
}

/** The text of a request with the address of its sender encrypted. */
export function withoutPlainEmail(body: string, hiding: SenderHiding): string {
  const { verifiedEmail = null, ...rest } = JSON.parse(body) as PlainBody;
  if (verifiedEmail === null) return body;
  return JSON.stringify({ ...rest, sealedEmail: hiding.email(rest, verifiedEmail) });
}
