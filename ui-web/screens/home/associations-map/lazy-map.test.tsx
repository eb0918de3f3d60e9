import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AssociationRegister } from '#application/ports/server/association-register.ts';
import { left, right } from '#domain/shared/result.ts';
import { anAssociation } from '#fixtures/builders/data/association.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { LazyAssociationsMap } from './lazy-map.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
  // Loading its library takes a moment the first time, and no test measures that.
  await import('#ui-web/screens/associations/associations-map.tsx');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stands in for the browser's IntersectionObserver; returns a function that brings the reader near. */
function sight(): () => void {
  let notify: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => act(() => notify([{ isIntersecting: true }]));
}

function draw(placed: AssociationRegister['placed']) {
  const asked = vi.fn<AssociationRegister['placed']>(placed);
  const council = {
    ...aCouncil(),
    records: async () => ({ associations: { placed: asked } }) as never,
    services: async () => ({ town: { facts: async () => left({ kind: 'notFound' }) } }) as never,
  };
  render(
    <SamplePlace council={council} site={aSite()} speech={speech}>
      <LazyAssociationsMap />
    </SamplePlace>,
  );
  return asked;
}

const coral = anAssociation('Coral Polifònica', { coordinates: { lat: 39.41, lng: -0.34 } });

describe('the associations on the home page', () => {
  it('are drawn on a map once the reader scrolls near it, and not before', async () => {
    const near = sight();
    const asked = draw(async () => right([coral, anAssociation('Sin sitio')]));
    expect(asked).not.toHaveBeenCalled();
    near();
    expect(await screen.findByRole('application', { name: 'Mapa de asociaciones' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Coral Polifònica/u })).toBeTruthy();
  });

  it('show only the search if no association has a place', async () => {
    const near = sight();
    const asked = draw(async () => right([]));
    near();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await vi.waitFor(() => expect(screen.queryByText(/Cargando/u)).toBeNull());
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('say why they could not be loaded', async () => {
    const near = sight();
    draw(async () => left({ kind: 'serverFailed', status: 502 }));
    near();
    expect((await screen.findByRole('alert')).textContent).toContain('error 502');
  });

  it('have no map in a browser without IntersectionObserver', () => {
    const asked = draw(async () => right([coral]));
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole('application')).toBeNull();
  });
});
