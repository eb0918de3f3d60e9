import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { previewFetch } from './network.ts';

const reads = '/gestion/preview/abc';

function previewNetwork() {
  const sent: { readonly address: string; readonly settings: RequestInit }[] = [];
  const ask = (async (address: string, settings: RequestInit) => {
    sent.push({ address, settings });
    return Response.json({});
  }) as typeof fetch;
  return { sent, fetch: previewFetch(reads, ask) };
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
const press = (isActive: boolean) =>
  vi.stubGlobal('navigator', { ...navigator, userActivation: { isActive, hasBeenActive: isActive } });

describe('the network of a preview', () => {
  it('reads from the preview, without cookies and with the language alone', async () => {
    const { sent, fetch } = previewNetwork();
    await fetch('/api/vilanova/map?a=b', {
      credentials: 'include',
      headers: { 'accept-language': 'va', authorization: 'Bearer x' },
    });
    expect(sent).toMatchObject([
      {
        address: `${reads}/api/vilanova/map?a=b`,
        settings: { credentials: 'omit', headers: { 'accept-language': 'va' } },
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('Bearer');
  });

  it('has the files of the portal where they are, and asks no other host', async () => {
    const { sent, fetch } = previewNetwork();
    await fetch('/files/vilanova/a.png');
    expect((await fetch('https://otra.example/api')).status).toBe(403);
    expect(sent.map(({ address }) => address)).toEqual(['/files/vilanova/a.png']);
  });

  it('sends nothing, and says so to a person who pressed something', async () => {
    const { sent, fetch } = previewNetwork();
    press(false);
    expect((await fetch('/api/vilanova/likes', { method: 'POST' })).status).toBe(403);
    expect(document.body.childElementCount).toBe(0);
    press(true);
    await fetch('/api/vilanova/likes', { method: 'POST', body: '{}' });
    const said = document.body.firstElementChild?.shadowRoot?.querySelector('[role=status]');
    expect(said?.textContent).toBe('Esto es una vista previa: no se envía nada.');
    expect(sent).toEqual([]);
  });

  it('says that the device is signed in, so that forms are shown', async () => {
    const { sent, fetch } = previewNetwork();
    for (const path of ['/users/v2/auth/register', '/users/v2/auth/login', '/users/vilanova/loggedin'])
      expect((await fetch(path, { method: 'POST' })).status).toBe(200);
    expect(sent).toEqual([]);
  });
});

describe('the storage of a preview', () => {
  it('lasts as long as the page', () => {
    const storage = memoryStorage({ cookies: 'no' });
    storage.setItem('a', '1');
    expect([storage.length, storage.key(1), storage.getItem('a')]).toEqual([2, 'a', '1']);
    storage.removeItem('a');
    expect([storage.getItem('a'), storage.key(7)]).toEqual([null, null]);
    storage.clear();
    expect(storage.length).toBe(0);
  });
});
