import * as t from 'io-ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { decode, localizedText, orNull } from '../decode.ts';

const statuses = t.keyof({ fully: null, partially: null, not: null });
const methods = t.keyof({ self: null, external: null });

/** What a town declares about the accessibility of its portal, by the official model (RD 1112/2018). */
export const accessibilityWire = t.partial({
  accessibility: orNull(
    t.intersection([
      t.type({ status: statuses, prepared: t.string, site: t.string }),
      t.partial({
        method: orNull(methods),
        reviewed: orNull(t.string),
        /** Each reason with what is not accessible because of it. */
        noncompliant: orNull(localizedText),
        burden: orNull(localizedText),
        outOfScope: orNull(localizedText),
        email: orNull(t.string),
        phone: orNull(t.string),
        /** The unit that answers claims. */
        unit: orNull(localizedText),
      }),
    ]),
  ),
});

/** A town's declaration. */
export interface AccessibilityDeclaration {
  readonly status: t.TypeOf<typeof statuses>;
  readonly method: t.TypeOf<typeof methods>;
  /** Days as the town wrote them. */
  readonly prepared: string;
  readonly reviewed: string;
  readonly site: string;
  readonly reasons: Readonly<Record<'noncompliant' | 'burden' | 'outOfScope', LocalizedText | null>>;
  readonly email: string | null;
  readonly phone: string | null;
  readonly unit: LocalizedText | null;
}

/** The declaration in a settings document; null if the town declares nothing, or nothing that can be read. */
export function readDeclaration(raw: unknown): AccessibilityDeclaration | null {
  const read = decode(accessibilityWire, raw);
  const wire = isLeft(read) ? null : (read.right.accessibility ?? null);
  if (wire === null) return null;
  const { status, prepared, site, noncompliant = null, burden = null, outOfScope = null } = wire;
  return {
    status,
    method: wire.method ?? 'self',
    prepared,
    reviewed: wire.reviewed ?? prepared,
    site,
    reasons: { noncompliant, burden, outOfScope },
    email: wire.email ?? null,
    phone: wire.phone ?? null,
    unit: wire.unit ?? null,
  };
}
