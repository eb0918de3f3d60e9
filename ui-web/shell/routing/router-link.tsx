import { otherProgram } from '#domain/access/other-programs.ts';
import type { LinkProps } from '#ui-web/components/link/link.tsx';
import { isPlainPress } from '#ui-web/components/link/plain-press.ts';
import { useNavigate } from './navigation.ts';

/**
 * Links inside the portal change the page without loading it; the browser still handles new tabs, downloads, and what
 * another program shows: the office, a till, a door.
 */
export function RouterLink({ href, onClick, children, ...rest }: LinkProps) {
  const { go, addressOf } = useNavigate();
  const inside =
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !href.startsWith('/files/') &&
    !href.startsWith('/api/');
  if (!inside) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a
      href={addressOf(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainPress(event) || event.defaultPrevented || rest.target || rest.download !== undefined)
          return;
        if (otherProgram(href) !== otherProgram(location.pathname)) return;
        event.preventDefault();
        go(href);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
