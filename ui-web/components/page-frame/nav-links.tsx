import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { Disclosure } from './disclosure.tsx';

export interface NavLink {
  readonly href: string;
  readonly text: string;
  readonly current?: boolean;
}

/** A heading with its links. */
interface NavGroup {
  readonly text: string;
  readonly links: readonly NavLink[];
}

/** An entry of a menu: a link, or a heading that opens more entries. */
export type NavEntry = NavLink | NavGroup;

function Entry({ entry }: { readonly entry: NavEntry }) {
  if ('links' in entry) {
    return (
      <Disclosure summary={entry.text}>
        <NavLinks links={entry.links} />
      </Disclosure>
    );
  }
  return (
    <Link href={entry.href} aria-current={entry.current ? 'page' : undefined}>
      {entry.text}
    </Link>
  );
}

/** The entries of a menu. */
export const NavLinks = ({ links }: { readonly links: readonly NavEntry[] }) => (
  <PlainList>
    {links.map((entry) => (
      <li key={entry.text}>
        <Entry entry={entry} />
      </li>
    ))}
  </PlainList>
);
