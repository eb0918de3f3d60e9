import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = document.documentElement;

/** Runs the script in the head of a page. */
async function open(): Promise<void> {
  vi.resetModules();
  await import('./early.ts');
}

const listens = () => document.dispatchEvent(new Event('portal-listens'));

/** An element on the page that counts its presses, and records whether the browser's default was prevented. */
function onPage(html: string) {
  document.body.innerHTML = html;
  const thing = document.body.firstElementChild as HTMLElement;
  const pressed: string[] = [];
  thing.addEventListener('click', (event) => {
    pressed.push(event.type);
    event.preventDefault();
  });
  /** False if the default was prevented. */
  const press = (init: MouseEventInit = {}) => {
    const before = pressed.length;
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return pressed.length > before;
  };
  return { pressed, press };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  listens();
  for (const name of ['view', 'cookies', 'voted', 'notFor']) delete page.dataset[name];
  page.removeAttribute('style');
});

describe('the pocket before any other script', () => {
  const now = Date.now();
  const line = {
    from: now - 1000,
    until: now + 60_000,
    clock: '9.30',
    title: 'Padrón <b>',
    where: 'Plaça, 1',
  };
  const drawn = (path: string) => {
    history.replaceState(null, '', path);
    document.body.innerHTML =
      '<main><div class="page-top"><h1>Mi bolsillo</h1><p>Lo tuyo</p></div></main><script type="application/json" id="page-facts">{"realm":"vilanova"}</script>';
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    return document.querySelector('.page-top');
  };
  beforeEach(() => {
    page.lang = 'es';
    localStorage.setItem('comingUp.vilanova', JSON.stringify({ lang: 'es', lines: [line] }));
  });
  afterEach(() => {
    history.replaceState(null, '', '/');
    document.body.replaceChildren();
    page.removeAttribute('lang');
  });

  it('has what is on today under its title, in plain words', async () => {
    await open();
    const host = drawn('/bolsillo?realm=vilanova');
    expect(host?.shadowRoot?.querySelector('li')?.textContent).toBe('9.30Padrón <b>Plaça, 1');
    expect(host?.hasAttribute('data-ahead')).toBe(true);
    // The page is as the server sent it: React takes it over.
    expect(host?.innerHTML).toBe('<h1>Mi bolsillo</h1><p>Lo tuyo</p>');
  });

  it.each(['/bolsillo/ajustes', '/noticias'])('has nothing of it at %s', async (path) => {
    await open();
    expect(drawn(path)?.shadowRoot).toBeNull();
  });

  it('has nothing in another language, of another town, or that cannot be read', async () => {
    await open();
    page.lang = 'eu';
    expect(drawn('/bolsillo')?.shadowRoot).toBeNull();
    page.lang = 'es';
    localStorage.setItem('comingUp.vilanova', '{');
    expect(drawn('/bolsillo')?.shadowRoot).toBeNull();
    localStorage.clear();
    localStorage.setItem('comingUp.benialt', JSON.stringify({ lang: 'es', lines: [line] }));
    expect(drawn('/bolsillo')?.shadowRoot).toBeNull();
  });
});

describe('what a browser has stored', () => {
  it('hides a page that was drawn in another language than the chosen one, and no other', async () => {
    page.dataset['notFor'] = 'va ca en eu';
    await open();
    expect(page.dataset['view']).toBe(undefined);
    localStorage.setItem('language', 'es');
    await open();
    expect(page.dataset['view']).toBe(undefined);
    localStorage.setItem('language', 'va');
    await open();
    expect(page.dataset['view']).toBe('hidden');
  });

  it.each(['load', 'error'])('shows a page once its fonts are loaded, or have failed: %s', async (end) => {
    const letters = document.createElement('link');
    letters.setAttribute('as', 'font');
    document.head.append(letters);
    await open();
    expect(page.dataset['view']).toBe('hidden');
    letters.dispatchEvent(new Event(end));
    expect(page.dataset['view']).toBe(undefined);
    letters.remove();
  });

  it('hides the request to vote from a browser that has voted, until the portal works or gives up', async () => {
    localStorage.setItem('voteHistory', '[]');
    await open();
    expect(page.dataset['voted']).toBe(undefined);
    localStorage.setItem('voteHistory', '["s"]');
    await open();
    expect(page.dataset['voted']).toBe('perhaps');
    window.dispatchEvent(new Event('error'));
    expect(page.dataset['voted']).toBe(undefined);
    vi.useFakeTimers();
    await open();
    expect(page.dataset['voted']).toBe('perhaps');
    vi.advanceTimersByTime(3000);
    vi.useRealTimers();
    expect(page.dataset['voted']).toBe(undefined);
  });

  it('hides nothing if the address names the language', async () => {
    localStorage.setItem('language', 'va');
    await open();
    expect(page.dataset['view']).toBe(undefined);
  });

  it('hides the cookie banner, once it was answered', async () => {
    await open();
    expect(page.dataset['cookies']).toBe(undefined);
    sessionStorage.setItem('cookies', '{"isAccepted":false}');
    await open();
    expect(page.dataset['cookies']).toBe('chosen');
  });

  it('sets the font size', async () => {
    localStorage.setItem('fontFactor', '1.5');
    await open();
    expect(page.style.getPropertyValue('--font-factor')).toBe('1.5');
  });

  it('sets the colours that were chosen in the pocket', async () => {
    for (const [kept, shown] of [
      ['{"theme":"dark"}', 'dark'],
      ['{"theme":"light"}', 'light'],
    ] as const) {
      localStorage.setItem('settings', kept);
      await open();
      expect(page.dataset['theme']).toBe(shown);
      delete page.dataset['theme'];
    }
    for (const kept of ['{"theme":"system"}', 'null', 'nothing']) {
      localStorage.setItem('settings', kept);
      await open();
      expect(page.dataset['theme']).toBeUndefined();
    }
  });

  it('is empty in a browser that refuses to store anything', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse });
    await open();
    vi.unstubAllGlobals();
    expect([page.dataset['view'], page.dataset['cookies']]).toEqual([undefined, undefined]);
  });
});

describe('what is pressed before the portal handles presses', () => {
  it.each(['<button>Rechazar</button>', '<a href="/propuestas">Propuestas</a>'])(
    'is done once, when it does: %s',
    async (html) => {
      await open();
      const { pressed, press } = onPage(html);
      expect([press(), press()]).toEqual([false, false]);
      listens();
      expect(pressed).toEqual(['click']);
      expect(press()).toBe(true);
      expect(pressed).toEqual(['click', 'click']);
    },
  );

  it.each([
    ['<a href="https://elsewhere.example/">Fuera</a>', {}],
    ['<a href="/files/a.pdf" download>Acta</a>', {}],
    ['<a href="/" target="_blank">Otra ventana</a>', {}],
    ['<a href="#content">Saltar al contenido</a>', {}],
    ['<summary>Menú</summary>', {}],
    ['<a href="/">En otra pestaña</a>', { ctrlKey: true }],
  ])('is the browser’s if the portal would leave it to it, too: %s', async (html, init) => {
    await open();
    expect(onPage(html).press(init)).toBe(true);
  });

  it.each([
    ['does not come', () => document.body.appendChild(document.createElement('script')), 'error'],
    ['breaks', () => window, 'error'],
    ['lacks a part that does not come', () => window, 'unhandledrejection'],
  ] as const)('is released when the portal %s', async (_, where, what) => {
    await open();
    const { pressed, press } = onPage('<a href="/propuestas">Propuestas</a>');
    expect(press()).toBe(false);
    where().dispatchEvent(new Event(what));
    expect(pressed).toEqual(['click']);
    expect(press()).toBe(true);
  });

  it('is held even if a picture is missing', async () => {
    await open();
    const { press } = onPage('<button>Rechazar</button>');
    document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('error'));
    expect(press()).toBe(false);
  });
});
