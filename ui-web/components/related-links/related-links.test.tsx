import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RelatedLinks } from './related-links.tsx';
import { sampleLinks } from './sample-links.ts';

afterEach(cleanup);

describe('links beside a text', () => {
  it('stay in the portal, or open in another tab and say so', () => {
    render(<RelatedLinks label="Enlaces" newTab="otra pestaña" links={sampleLinks} />);
    expect(screen.getByRole('link', { name: 'Guía de participación' }).getAttribute('target')).toBeNull();
    const outward = screen.getByRole('link', { name: 'Llei de transparència (otra pestaña)' });
    expect([outward.getAttribute('target'), outward.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByText('Llei de transparència').getAttribute('lang')).toBe('ca-ES-valencia');
  });

  it('show tiles if a picture does not load', () => {
    const { container } = render(
      <RelatedLinks label="Enlaces" newTab="otra pestaña" look="pictures" links={sampleLinks} />,
    );
    expect(container.querySelectorAll('rect')).toHaveLength(1);
    fireEvent.error(container.querySelector('img') as Element);
    expect(container.querySelectorAll('img')).toHaveLength(0);
    expect(container.querySelectorAll('svg[aria-hidden] pattern')).toHaveLength(2);
  });

  it('have no list if there are none', () => {
    const { container } = render(<RelatedLinks label="Enlaces" newTab="otra pestaña" links={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
