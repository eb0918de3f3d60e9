import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type LinkComponent, LinkContext } from '../link/link.tsx';
import styles from './header.module.css';
import { Header } from './header.tsx';

afterEach(cleanup);

const spanish = { href: '/es', code: 'es', name: 'Español', tag: 'es', current: true };
const valencian = { href: '/va', code: 'va', name: 'Valencià', tag: 'ca-ES-valencia' };
const menu = {
  label: 'Principal',
  button: 'Menú',
  links: [{ href: '#procesos', text: 'Procesos', current: true }],
};

const draw = (languages = [spanish, valencian]) =>
  render(
    <Header
      home="/"
      name="Vilanova de la Marjal"
      menu={menu}
      languages={{ label: 'Idioma', links: languages }}
    />,
  );

const burger = () => {
  const details = screen.getByText('Menú').closest('details');
  if (!details) throw new Error('no burger menu');
  return details;
};

describe('the head of the page', () => {
  it('offers languages if there is a choice, each under its own name', () => {
    draw();
    const link = screen.getByRole('link', { name: /Valencià/u });
    expect(link.getAttribute('hreflang')).toBe('ca-ES-valencia');
    expect(link.getAttribute('lang')).toBe('ca-ES-valencia');
  });

  it('has more than three languages behind a button too, which closes when one is chosen', () => {
    const others = ['ca', 'en'].map((code) => ({ ...valencian, code, name: code, href: `/${code}` }));
    draw([spanish, valencian, ...others]);
    const button = screen.getByText('Idioma:').closest('summary');
    const details = button?.closest('details');
    if (!button || !details) throw new Error('no button');
    expect(button.textContent).toBe('Idioma: es');
    expect(
      within(details)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Español', 'Valencià', 'ca', 'en']);
    details.open = true;
    fireEvent.click(within(details).getByRole('link', { name: 'Valencià' }));
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('has no choice of a single language', () => {
    draw([spanish]);
    expect(screen.queryByRole('navigation', { name: 'Idioma' })).toBeNull();
  });

  it('marks the present page', () => {
    draw();
    const [wide] = screen.getAllByRole('link', { name: 'Procesos' });
    expect(wide?.getAttribute('aria-current')).toBe('page');
  });

  it('closes the burger menu with Escape and returns to its button', () => {
    draw();
    burger().open = true;
    fireEvent.keyDown(burger(), { key: 'Escape' });
    expect(burger().open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Menú'));
  });

  it('closes the burger menu when a page is chosen or the focus leaves it', () => {
    draw();
    burger().open = true;
    const link = burger().querySelector('a');
    if (link) fireEvent.click(link);
    expect(burger().open).toBe(false);
    burger().open = true;
    fireEvent.blur(burger(), { relatedTarget: screen.getByRole('link', { name: /Valencià/u }) });
    expect(burger().open).toBe(false);
  });

  const group = {
    text: 'Más',
    links: [
      { href: '#guia', text: 'Guía', current: true },
      { href: '#faq', text: 'FAQ' },
    ],
  };

  it('opens what is below a heading, and closes only that with Escape', () => {
    render(<Header home="/" name="Benialt" menu={{ ...menu, links: [group] }} />);
    const inBurger = within(burger()).getByText('Más').closest('details') ?? burger();
    burger().open = true;
    inBurger.open = true;
    fireEvent.keyDown(within(inBurger).getByText('Guía'), { key: 'Escape' });
    expect([inBurger.open, burger().open]).toEqual([false, true]);
    expect(document.activeElement).toBe(within(burger()).getByText('Más'));
    fireEvent.keyDown(within(burger()).getByText('Más'), { key: 'Escape' });
    expect(burger().open).toBe(false);
    expect(within(inBurger).getByText('Guía').getAttribute('aria-current')).toBe('page');
  });

  it('decides before its first entry whether the menu has a line of its own', () => {
    const entry = (n: number) => ({ href: `#${n}`, text: `Apartado ${n}` });
    for (const [count, has] of [
      [5, false],
      [6, true],
    ] as const) {
      render(
        <Header
          home="/"
          name="Benialt"
          menu={{ ...menu, links: Array.from({ length: count }, (_, n) => entry(n)) }}
        />,
      );
      const row = screen.getByRole('link', { name: 'Benialt' }).parentElement;
      expect(row?.classList.contains(styles.twoLines ?? 'none')).toBe(has);
      cleanup();
    }
  });

  it('draws its links through the router it is given', () => {
    const Routed: LinkComponent = ({ children, href }) => <a href={`/town${href}`}>{children}</a>;
    render(
      <LinkContext value={Routed}>
        <Header home="/" name="Benialt" menu={{ ...menu, links: [] }} />
      </LinkContext>,
    );
    expect(screen.getByRole('link', { name: 'Benialt' }).getAttribute('href')).toBe('/town/');
    expect(screen.queryByText('Menú')).toBeNull();
  });
});
