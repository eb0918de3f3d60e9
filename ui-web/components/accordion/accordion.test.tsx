import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccordionPart } from './accordion.tsx';
import { openAll, reveal } from './reveal.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => Promise<void>>();
});
afterEach(cleanup);

const draw = () =>
  render(
    <AccordionPart name="a" level={2} title="Fuera">
      <AccordionPart name="b" level={3} title="Dentro">
        <p id="p-3" tabIndex={-1}>
          El punto
        </p>
      </AccordionPart>
    </AccordionPart>,
  ).container;
const isOpen = (root: Element) => [...root.querySelectorAll('details')].map(({ open }) => open);

describe('parts that open and close', () => {
  it('keep closed text in the document, where the browser’s search finds it', () => {
    const container = draw();
    expect(isOpen(container)).toEqual([false, false]);
    expect(screen.getByText('El punto')).toBeTruthy();
  });

  it('can all be opened at once, and closed again', () => {
    const container = draw();
    openAll(container, true);
    expect(isOpen(container)).toEqual([true, true]);
    openAll(container, false);
    expect(isOpen(container)).toEqual([false, false]);
  });

  it('open around the target of a link, which takes the focus', () => {
    const container = draw();
    reveal('p-3');
    expect(isOpen(container)).toEqual([true, true]);
    expect(document.activeElement?.id).toBe('p-3');
    reveal('p-99');
    expect(document.activeElement?.id).toBe('p-3');
  });
});
