import type { ComponentPropsWithRef } from 'react';

/** The level of a heading; the page's own title is 1 and belongs to the screen, or to what replaces it. */
export type Level = 2 | 3 | 4 | 5;

/** A heading of that level. */
export function Heading({
  level,
  children,
  ...attributes
}: ComponentPropsWithRef<'h2'> & { level: 1 | Level }) {
  const Tag = `h${level}` as const;
  return <Tag {...attributes}>{children}</Tag>;
}
