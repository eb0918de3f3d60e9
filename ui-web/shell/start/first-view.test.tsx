import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { PlaceContext } from '../council-context.ts';
import { TakenOver, useOpened } from './first-view.ts';
import { firstView, type FirstView } from './drawn-view.ts';
import { aCouncil, aSite } from '../samples/sample-council.ts';

afterEach(cleanup);

/** A council for the test: records what was loaded, and how often it was asked. */
function anAsker() {
  const asker = {
    asked: 0,
    told: 'nada',
    ask: async () => {
      asker.asked += 1;
      await Promise.resolve();
      asker.told = 'la respuesta';
    },
  };
  return asker;
}
type Asker = ReturnType<typeof anAsker>;

const bare = { first: null, heading: null };
const place = { council: aCouncil(), site: aSite() };

function Told({ make }: { readonly make: () => Asker }) {
  return <p>{useOpened({ name: 'told', make, open: (asker) => asker.ask() }, place).told}</p>;
}

const page = (view: FirstView | undefined, children: ReactNode) => (
  <PlaceContext value={{ ...place, firstView: view }}>
    <Suspense fallback={<p>cargando</p>}>
      {children}
      <TakenOver />
    </Suspense>
  </PlaceContext>
);

/** What the server sends. */
async function drawn(make: () => Asker): Promise<string> {
  const view = firstView(bare);
  const draw = () => renderToString(page(view, <Told make={make} />));
  expect(draw()).toContain('cargando');
  await Promise.all(view.coming());
  return draw();
}

describe('a page that the server draws', () => {
  it('is drawn with its answers, each of which is asked for once', async () => {
    const made: Asker[] = [];
    const make = () => {
      const asker = anAsker();
      made.push(asker);
      return asker;
    };
    expect(await drawn(make)).toContain('la respuesta');
    expect(made.map(({ asked }) => asked)).toEqual([1]);
  });

  it('stays as it is while the browser takes it over, and says when that is done', async () => {
    const root = document.createElement('div');
    root.innerHTML = await drawn(anAsker);
    document.body.append(root);
    const [before] = root.getElementsByTagName('p');
    let ended = 0;
    const faults: unknown[] = [];
    const view = firstView(bare, () => {
      ended += 1;
    });
    await act(async () => {
      hydrateRoot(root, page(view, <Told make={anAsker} />), {
        onRecoverableError: (fault) => faults.push(fault),
      });
    });
    expect(root.textContent).toBe('la respuesta');
    expect(root.getElementsByTagName('p')[0]).toBe(before);
    expect([faults, ended]).toEqual([[], 1]);
    view.end();
    expect(ended).toBe(1);
    root.remove();
  });

  it('is forgotten once it has been taken over', () => {
    const view = firstView(bare);
    const first = view.asked('told', anAsker);
    expect(view.asked('told', anAsker)).toBe(first);
    expect(view.asked('another', anAsker)).not.toBe(first);
    view.end();
    expect(view.asked('told', anAsker)).toBe(null);
  });

  it('has its heading at the address with which it began, and at no other', () => {
    const heading = { title: { text: 'Un parque', lang: null }, lead: { text: '', lang: null } };
    const view = firstView({ first: null, heading });
    expect(['/una', '/otra', '/una'].map((at) => view.heading(at))).toEqual([heading, null, heading]);
    view.end();
    expect(view.heading('/una')).toBe(heading);
  });

  it('delays what must wait for that', () => {
    const done: string[] = [];
    const view = firstView(bare, () => done.push('the portal listens'));
    view.after(() => done.push('the foot'));
    expect(done).toEqual([]);
    view.end();
    expect(done).toEqual(['the portal listens', 'the foot']);
    view.after(() => done.push('what comes later'));
    expect(done.at(-1)).toBe('what comes later');
  });
});

describe('what changes while a page is kept', () => {
  it('is asked for again once the page is seen, and only if it came with the page', async () => {
    const asked: string[] = [];
    const opening = {
      name: 'told',
      make: anAsker,
      open: async () => void asked.push('open'),
      renew: async () => void asked.push('renew'),
    };
    function Renewed() {
      useOpened(opening, place);
      return null;
    }
    const view = firstView(bare);
    await act(async () => void render(page(view, <Renewed />)));
    expect(asked).toEqual(['open', 'renew']);
    cleanup();
    await act(async () => void render(page(undefined, <Renewed />)));
    expect(asked).toEqual(['open', 'renew', 'open']);
  });
});

describe('a page that the browser draws by itself', () => {
  it('is shown at once, and asks', async () => {
    const asker = anAsker();
    render(page(undefined, <Told make={() => asker} />));
    expect(screen.getByText('nada')).toBeTruthy();
    await act(async () => undefined);
    expect(asker.asked).toBe(1);
  });
});
