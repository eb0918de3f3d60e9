import { type ComponentPropsWithRef, createContext, createElement, type ReactNode, useContext } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { readonly href: string };

/** Draws one link. The router provides its own, so that components need not import it. */
export type LinkComponent = (props: LinkProps) => ReactNode;

const PlainLink: LinkComponent = ({ children, ...attributes }) => <a {...attributes}>{children}</a>;

export const LinkContext = createContext<LinkComponent>(PlainLink);

/** A link, through the router if there is one. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
