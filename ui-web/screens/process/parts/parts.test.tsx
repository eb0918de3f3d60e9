import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProcessPartsClient } from '#ui-web/composition/clients.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { OpenData } from './open-data.tsx';
import { Parts } from './parts.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(cleanup);

const draw = (of: ProcessPartsClient['of']) =>
  act(async () =>
    render(
      <SamplePlace council={aCouncil({ processParts: { of } })} site={aSite()} speech={speech}>
        <Suspense fallback="espera">
          <Parts process="p" />
        </Suspense>
      </SamplePlace>,
    ),
  );

describe('the parts of a process', () => {
  it('are its pictures, its videos without a request to their host, and its networks', async () => {
    await draw(async () =>
      right({
        images: [{ src: '/a.jpg', title: { es: 'La plaza' } }],
        videos: [
          { source: 'youtube', uri: 'https://youtu.be/aaaaaaaaaaa', title: { es: 'El pleno' } },
          { source: '', uri: '/v.mp4', title: null },
        ],
        networks: [{ networkName: 'mastodon', uri: 'https://social.example/@vilanova' }],
      }),
    );
    expect(await screen.findByRole('button', { name: 'Ampliar: La plaza' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reproducir: El pleno' })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText('Vídeo sin título')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Mastodon/u })).toBeTruthy();
  });

  it('leave the page as it is if they could not be loaded', async () => {
    const { container } = await draw(async () => left({ kind: 'serverFailed', status: 500 }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(container.querySelector('section')).toBeNull();
  });
});

describe('the open data of a process', () => {
  it('are a table in the language of the page, everything for programs, and the dates for a calendar', async () => {
    await act(async () =>
      render(
        <SamplePlace council={aCouncil({})} site={aSite()} speech={speech}>
          <Suspense fallback="espera">
            <OpenData slug="plaza" />
          </Suspense>
        </SamplePlace>,
      ),
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/api/vilanova/opendata/plaza?format=csv&lang=es',
      '/api/vilanova/opendata/plaza?format=json',
      '/api/vilanova/processes/plaza/calendar.ics?locale=es',
    ]);
  });
});
