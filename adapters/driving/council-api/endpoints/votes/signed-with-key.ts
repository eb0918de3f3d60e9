import type { FastifyRequest } from 'fastify';
import { proveSignature } from '#application/office/access/sign-with-key.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import type { KeyedMatter } from '#domain/office/access/signed-matter.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, map } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { siteOf } from '../../plugins/passkey-site.ts';

/** A signature that came with a request. */
interface SignatureSent {
  readonly realm: RealmId;
  readonly member: Pick<StaffMember, 'id'>;
  readonly request: FastifyRequest;
  readonly body: { readonly answer?: unknown };
}

/** What the passkey of the caller signed, for what is stored of the signature; empty if they have no passkey. */
export const signedWithKey = async (
  council: ServerParts,
  { realm, member, request, body }: SignatureSent,
  matter: KeyedMatter,
): Promise<Either<{ readonly kind: 'passkeyRefused' }, { readonly proof?: PasskeyProof }>> =>
  map((proof: PasskeyProof | null) => (proof === null ? {} : { proof }))(
    await proveSignature(council)({ realm, id: member.id }, matter, {
      site: siteOf(request),
      answer: body.answer,
    }),
  );
