import * as t from 'io-ts';
import { localizedText } from '../decode.ts';

const filled = t.refinement(t.string, (text) => text.trim() !== '', 'text');

/** Over TLS, unless it is on this machine, where a provider is tried; without anything behind the path. */
const isIssuer = (text: string): boolean =>
  /^(?:https:\/\/[^\s/@?#]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)(?:\/[^\s?#]*)?$/u.test(
    text,
  );

/** An identity provider (OpenID Connect) as the operator describes it. */
const providerWire = t.intersection([
  t.type({
    /** Its address: `https://id.vilanova.example/realms/ajuntament`. */
    issuer: t.refinement(t.string, isIssuer, 'address of a provider'),
    clientId: filled,
    /** What people call their account there. */
    name: localizedText,
  }),
  t.partial({
    /** Missing if the provider trusts PKCE alone. */
    clientSecret: filled,
    /** `openid`, `profile` and `email` if it is missing. */
    scopes: t.array(filled),
    /** Hosts of the provider besides that of its address. */
    hosts: t.array(filled),
    /** The names of its claims, where they are not the usual ones; that of the identity number has no usual one. */
    claims: t.partial({
      name: filled,
      firstName: filled,
      lastName: filled,
      telephone: filled,
      email: filled,
      emailVerified: filled,
      identity: filled,
    }),
  }),
]);
export type ProviderSettings = t.TypeOf<typeof providerWire>;

const audiences = ['staff', 'residents'];

/** The providers of a town: one for each of those whom it lets in. */
const townProvidersWire = t.refinement(
  t.partial({ staff: providerWire, residents: providerWire }),
  (town) => Object.keys(town).every((name) => audiences.includes(name)),
  'staff or residents',
);

/** By realm. */
export const providersWire = t.record(t.string, townProvidersWire);
