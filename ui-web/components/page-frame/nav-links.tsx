import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';

export interface NavLink {
  readonly href: string;
  readonly text: string;
  readonly current?: boolean;
}

/** The entries of a menu. */
export function NavLinks({ links }: { readonly links: readonly NavLink[] }) {
  return (
    <PlainList>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} aria-current={link.current ? 'page' : undefined}>
            {link.text}
          </Link>
        </li>
      ))}
    </PlainList>
  );
}
