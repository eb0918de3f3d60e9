import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharePlaces } from './networks.ts';
import { ShareLinks } from './share-links.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = 'https://participa.example/p?realm=vilanova';
function draw() {
  render(
    <ShareLinks
      title="Un banco"
      address={address}
      texts={{
        label: 'Compartir la propuesta',
        share: 'Compartir',
        newTab: 'se abre en otra pestaña',
        copied: 'Compartir no soportado. Copiada.',
        notCopied: 'Compartir no soportado. Esta es:',
      }}
    />,
  );
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Compartir' }));

it('links to networks with the whole address and title, whatever is in them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl({ withQueryParameters: true }), (title, url) => {
      for (const { href } of sharePlaces(title, url)) {
        const shared = [...new URL(href).searchParams.values()].join(' ');
        expect(shared).toContain(url);
      }
    }),
  );
});

describe('sharing', () => {
  it('opens networks in another tab that cannot access this one, and says so', () => {
    draw();
    const link = screen.getByRole('link', { name: 'WhatsApp (se abre en otra pestaña)' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent(address));
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('uses the device’s own sharing if there is one, and says nothing when it is cancelled', async () => {
    const share = vi.fn<(what: object) => Promise<void>>();
    share.mockRejectedValue(new DOMException('let go', 'AbortError'));
    vi.stubGlobal('navigator', { share });
    draw();
    press();
    await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Un banco', url: address }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('otherwise copies the address', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    draw();
    press();
    expect(await screen.findByText('Compartir no soportado. Copiada.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(address);
  });

  it('otherwise shows it', async () => {
    vi.stubGlobal('navigator', {});
    draw();
    press();
    expect(await screen.findByText(address)).toBeTruthy();
  });
});
