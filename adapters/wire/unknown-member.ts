import * as t from 'io-ts';

type Props = Readonly<Record<string, t.Mixed>>;

/** The members that a codec names; null if it accepts any member, or describes no object. */
function membersOf(codec: t.Mixed): Props | null {
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) return codec.props as Props;
  if (codec instanceof t.IntersectionType) {
    const parts = (codec.types as readonly t.Mixed[]).map(membersOf);
    return parts.every((part) => part !== null) ? (Object.assign({}, ...parts) as Props) : null;
  }
  if (!(codec instanceof t.UnionType)) return null;
  const [first = null, ...more] = (codec.types as readonly t.Mixed[]).map(membersOf).filter(Boolean);
  return more.length === 0 ? first : null;
}

/**
 * The path of the first member of a value that its codec does not name; null if there is none. A text in several
 * languages may have any.
 *
 * @example unknownMember(t.partial({ data: t.partial({ slug: t.string }) }), { data: { slag: 'x' } }) // 'data.slag'
 */
export function unknownMember(codec: t.Mixed, value: unknown): string | null {
  const members = membersOf(codec);
  if (members === null || typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  for (const [name, member] of Object.entries(value)) {
    const known = Object.hasOwn(members, name) ? members[name] : undefined;
    if (known === undefined) return name;
    const within = unknownMember(known, member);
    if (within !== null) return `${name}.${within}`;
  }
  return null;
}
