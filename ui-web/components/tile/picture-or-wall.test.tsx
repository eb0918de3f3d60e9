import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PictureOrWall } from './picture-or-wall.tsx';

afterEach(cleanup);
const draw = (src: string | null) => (
  <PictureOrWall
    identifier="p-1"
    format="card"
    picture={src === null ? null : { src, alt: 'La plaza' }}
    pictureClass="photo"
  />
);

describe('the picture of a process or a proposal', () => {
  it('is the council’s own, and the tiles if there is none', () => {
    const { container, rerender } = render(draw('/files/plaza.jpg'));
    expect(screen.getByRole('img', { name: 'La plaza' }).getAttribute('src')).toBe('/files/plaza.jpg');
    rerender(draw(null));
    expect(screen.queryByRole('img', { name: 'La plaza' })).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('is offered in sizes if it is a photo among the town’s files', () => {
    const { rerender } = render(draw('/files/nova/plaza.jpg'));
    const sources = () => screen.getByRole('img', { name: 'La plaza' }).getAttribute('srcset');
    expect(sources()).toBe(
      '/files/nova/plaza.jpg?w=480 480w, /files/nova/plaza.jpg?w=960 960w, /files/nova/plaza.jpg 1920w',
    );
    for (const other of ['/files/nova/plaza.svg', 'https://otro.example/files/nova/plaza.jpg']) {
      rerender(draw(other));
      expect(sources()).toBeNull();
    }
  });

  it('keeps the focal point in sight that its address names', () => {
    const { rerender } = render(draw('/files/nova/plaza.jpg#xy=30,70'));
    const picture = () => screen.getByRole('img', { name: 'La plaza' });
    expect(picture().style.objectPosition).toBe('30% 70%');
    expect(picture().getAttribute('srcset')).toMatch(/^\/files\/nova\/plaza\.jpg\?w=480 480w,/u);
    rerender(draw('/files/nova/plaza.jpg'));
    expect(picture().style.objectPosition).toBe('');
  });

  it('is replaced by the tiles if it does not load, until there is another', () => {
    const { container, rerender } = render(draw('/files/gone.jpg'));
    fireEvent.error(screen.getByRole('img', { name: 'La plaza' }));
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
    rerender(draw('/files/plaza.jpg'));
    expect(screen.getByRole('img', { name: 'La plaza' })).toBeTruthy();
  });
});
