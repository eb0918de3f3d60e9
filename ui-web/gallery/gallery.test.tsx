import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Examples } from './example.ts';
import { lookAddress, readGalleryLook } from './look.ts';
import { galleryPages } from './pages/pages.tsx';

afterEach(cleanup);

const folders = import.meta.glob<{ readonly examples: Examples }>('../components/*/examples.tsx', {
  eager: true,
});
const everyExample = Object.entries(folders).flatMap(([path, { examples }]) =>
  Object.entries(examples).map(([name, Drawn]) => ({ name: `${path.split('/').at(-2)}: ${name}`, Drawn })),
);

const idsIn = (root: HTMLElement) => [...root.querySelectorAll('[id]')].map((element) => element.id);
const namesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('a, button')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  );

describe('every component', () => {
  it('has examples in the gallery', () => {
    expect(everyExample.length).toBeGreaterThan(30);
  });

  it.each([...everyExample, ...Object.entries(galleryPages).map(([name, Drawn]) => ({ name, Drawn }))])(
    'draws its examples: $name',
    ({ Drawn }) => {
      const { container } = render(<Drawn />);
      expect(container.childElementCount).toBeGreaterThan(0);
      expect(new Set(idsIn(container)).size).toBe(idsIn(container).length);
      expect(namesOf(container)).not.toContain('');
      for (const image of container.querySelectorAll('img')) expect(image.hasAttribute('alt')).toBe(true);
      for (const drawing of container.querySelectorAll('svg')) {
        expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
      }
    },
  );
});

describe('the look of the gallery', () => {
  it('is kept in its address', () => {
    const look = { theme: 'dark', colour: '#7a1f3d', page: 'home' } as const;
    expect(readGalleryLook(lookAddress(look))).toEqual(look);
    expect(readGalleryLook('?theme=neon')).toEqual({ theme: 'auto', colour: '#0a6f6a', page: null });
  });
});
