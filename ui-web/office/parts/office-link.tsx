import { Link, type LinkProps } from '#ui-web/components/link/link.tsx';

/** A link within the office, or to the portal: that is another page, so the browser loads it. */
export function OfficeLink(props: LinkProps) {
  const { children, ...attributes } = props;
  return props.href.startsWith('/gestion') ? <Link {...props} /> : <a {...attributes}>{children}</a>;
}
