import { setImmediate as turn } from 'node:timers/promises';
import { configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';

// What tests of screens would spend on what nobody reads, and when they go on.

/** A query that fails within a wait is tried again: the page is written out only for the error that is shown. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}

const { asyncWrapper } = getConfig();
/**
 * What is drawn in slices is seen a turn before its effects have run: somebody who looks for it would press what does not
 * listen yet.
 */
const withEffects: typeof asyncWrapper = (look) =>
  asyncWrapper(async () => {
    const found = await look();
    await turn();
    return found;
  });
configure({ getElementError: elementError, asyncWrapper: withEffects });

/**
 * In development React notes for every element where it was made, by the stack of an error, until it has made ten
 * thousand within a second. A warning says its component without that too.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  // React counts, and begins anew each second.
  set: () => {},
});

const { getComputedStyle: wholeStyle } = globalThis;
const ownStyle = 'style,link[rel="stylesheet"]';
const displays = new Map<string, string>();

/** How elements of that name are displayed where nothing else is said of them. */
function usualDisplay(element: Element): string {
  const name = `${element.tagName} ${'open' in element && element.open === true}`;
  const display = displays.get(name) ?? wholeStyle(element).display;
  displays.set(name, display);
  return display;
}

/** What is said of visibility by the element, or by the nearest around it. */
function visibility(element: Element | null): string {
  if (element === null) return 'visible';
  const said = element.hasAttribute('style') ? (element as HTMLElement).style.visibility : '';
  return said === '' || said === 'inherit' ? visibility(element.parentElement) : said;
}

/**
 * Queries by role ask every element and all around it whether it is displayed. Tests have no style sheets, and then its
 * name and its own attributes say so; all other questions about its style are answered by its whole style.
 */
function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || !element.isConnected || document.querySelector(ownStyle) !== null)
    return wholeStyle(element, pseudo);
  const read = (property: string | symbol): unknown => {
    if (property === 'visibility') return visibility(element);
    if (property === 'display' && !element.hasAttribute('style')) return usualDisplay(element);
    return undefined;
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, property) {
      if (property === 'getPropertyValue')
        return (name: string) => read(name) ?? wholeStyle(element).getPropertyValue(name);
      return read(property) ?? Reflect.get(wholeStyle(element), property);
    },
  });
}
globalThis.getComputedStyle = quickStyle;
