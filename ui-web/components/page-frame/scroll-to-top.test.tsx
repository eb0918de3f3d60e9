import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from './page-frame.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
beforeEach(() => {
  vi.useFakeTimers();
  beneath = [];
  // Layout is not computed on this test page: the test says what is below the button.
  document.elementsFromPoint = () => beneath;
});

let beneath: Element[] = [];
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(200);
  });

const scrolledTo = (y: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
  rest();
};

const draw = () =>
  render(
    <PageFrame skip="Saltar al contenido" header={null} footer={null}>
      <ScrollToTop label="Volver arriba" />
    </PageFrame>,
  );

describe('the button back to the top', () => {
  it('is offered after a screen and a half', () => {
    draw();
    scrolledTo(window.innerHeight);
    expect(screen.queryByRole('button')).toBeNull();
    scrolledTo(window.innerHeight * 2);
    expect(screen.getByRole('button', { name: 'Volver arriba' })).toBeTruthy();
  });

  it('is hidden over a control, and returns where there is none', () => {
    draw();
    scrolledTo(window.innerHeight * 2);
    const classes = () => screen.getByRole('button', { hidden: true }).className;
    expect(classes()).not.toContain('away');
    const label = document.createElement('label');
    beneath = [screen.getByRole('main'), label];
    scrolledTo(window.innerHeight * 2.1);
    expect(classes()).toContain('away');
    beneath = [screen.getByRole('main')];
    scrolledTo(window.innerHeight * 2.2);
    expect(classes()).not.toContain('away');
  });

  it('is hidden while a bar is docked at the foot of the window', () => {
    draw();
    scrolledTo(window.innerHeight * 2);
    const bar = document.createElement('div');
    bar.dataset['docked'] = '';
    document.body.append(bar);
    const stands = (top: number) =>
      vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    stands(window.innerHeight - 100);
    scrolledTo(window.innerHeight * 2.1);
    expect(screen.getByRole('button', { hidden: true }).className).toContain('away');
    stands(0);
    scrolledTo(window.innerHeight * 2.2);
    expect(screen.getByRole('button').className).not.toContain('away');
    bar.remove();
  });

  it('moves the focus to the main part, the target of the skip link', () => {
    draw();
    scrolledTo(window.innerHeight * 2);
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    const target = screen.getByRole('link', { name: 'Saltar al contenido' }).getAttribute('href');
    expect(target).toBe(`#${screen.getByRole('main').id}`);
  });
});
