/** Names in addresses end where a sentence, an element or an address ends. */
const nameEnd = `[^\\s"'<>\\\\?#&)]+`;

/** The decoded name of a file; as it is written if it cannot be decoded. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Every text within a document, at any depth. */
function* textsIn(body: unknown): Generator<string> {
  if (typeof body === 'string') yield body;
  else if (typeof body === 'object' && body !== null)
    for (const part of Object.values(body)) yield* textsIn(part);
}

/** Addresses of a town's files. A realm has letters, digits and hyphens only, so that it can be a part of a pattern. */
const addressIn = (realm: string): RegExp => new RegExp(`/files/${realm}/(${nameEnd})`, 'gu');

/**
 * The names of a town's files that a document shows or links to: in fields of their own, in addresses within HTML and in
 * whole addresses of the web. Each name once, in the order of their letters.
 *
 * @example filesNamedIn({ image: '/files/nova/plaza.jpg' }, 'nova') // ['plaza.jpg']
 */
export function filesNamedIn(body: unknown, realm: string): readonly string[] {
  const names = new Set<string>();
  const address = addressIn(realm);
  for (const text of textsIn(body))
    for (const [, name = ''] of text.matchAll(address)) names.add(decoded(name));
  return [...names].toSorted();
}

/**
 * A document in which files of a town are at other addresses; those without one stay where they are.
 *
 * @example withAddressesOf({ image: '/files/nova/a.jpg' }, 'nova', (name) => `/other/${name}`)
 */
export function withAddressesOf<T>(
  body: T,
  realm: string,
  addressFor: (name: string, asWritten: string) => string | null,
): T {
  if (typeof body === 'string')
    return body.replaceAll(
      addressIn(realm),
      (whole: string, name: string) => addressFor(decoded(name), name) ?? whole,
    ) as T;
  if (Array.isArray(body)) return body.map((part: unknown) => withAddressesOf(part, realm, addressFor)) as T;
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, part]) => [name, withAddressesOf(part as unknown, realm, addressFor)]),
  ) as T;
}

/**
 * A document in which the addresses of these files of a town are those of another town; all else stays.
 *
 * @example withFilesOf({ image: '/files/nova/plaza.jpg' }, 'nova', { names: new Set(['plaza.jpg']), realm: 'copia' })
 */
export const withFilesOf = <T>(
  body: T,
  realm: string,
  to: { readonly names: ReadonlySet<string>; readonly realm: string },
): T =>
  withAddressesOf(body, realm, (name, asWritten) =>
    to.names.has(name) ? `/files/${to.realm}/${asWritten}` : null,
  );
