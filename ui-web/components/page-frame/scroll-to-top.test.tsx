import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from './page-frame.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

afterEach(cleanup);

const scrolledTo = (y: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
};

const draw = () =>
  render(
    <PageFrame skip="Saltar al contenido" header={null} footer={null}>
      <ScrollToTop label="Volver arriba" />
    </PageFrame>,
  );

describe('the way back up', () => {
  it('is offered after a screen and a half', () => {
    draw();
    scrolledTo(window.innerHeight);
    expect(screen.queryByRole('button')).toBeNull();
    scrolledTo(window.innerHeight * 2);
    expect(screen.getByRole('button', { name: 'Volver arriba' })).toBeTruthy();
  });

  it('takes the focus along to the main part, where the skip link leads too', () => {
    draw();
    scrolledTo(window.innerHeight * 2);
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    const target = screen.getByRole('link', { name: 'Saltar al contenido' }).getAttribute('href');
    expect(target).toBe(`#${screen.getByRole('main').id}`);
  });
});
