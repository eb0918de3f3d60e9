import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite, someDetails } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aProcess } from '../sample-process.ts';
import { Embed } from './embed.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (embeddingSites: readonly string[]) =>
  act(async () =>
    render(
      <SamplePlace
        council={aCouncil({ contents: { siteDetails: async () => right(someDetails({ embeddingSites })) } })}
        site={aSite()}
        speech={speech}
      >
        <Suspense fallback="espera">
          <Embed process={aProcess('plaza', { title: 'La "plaza" <nueva>' })} />
        </Suspense>
      </SamplePlace>,
    ),
  );
const codeShown = () => screen.getByLabelText<HTMLTextAreaElement>('Código de la tarjeta').value;

describe('the code that shows a process on another site', () => {
  it('frames the card in the language of the page, under the title of the process', async () => {
    await draw(['https://www.vilanova.example', 'https://agenda.example']);
    expect(screen.getByText(/una página de www.vilanova.example, agenda.example/u)).toBeTruthy();
    expect(codeShown()).toContain(
      `src="${window.location.origin}/embed/proceso/plaza?realm=vilanova&amp;locale=es"`,
    );
    expect(codeShown()).toContain('title="La &quot;plaza&quot; &lt;nueva>"');
  });

  it('is copied with a press, and says so if it cannot be', async () => {
    await draw(['https://www.vilanova.example']);
    const press = () =>
      act(async () =>
        fireEvent.click(screen.getByRole('button', { name: 'Copiar el código', hidden: true })),
      );
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await press();
    expect(writeText).toHaveBeenCalledWith(codeShown());
    expect(screen.getByText('Código copiado.')).toBeTruthy();
    vi.stubGlobal('navigator', {});
    await press();
    expect(screen.getByText(/No se ha podido copiar/u)).toBeTruthy();
  });

  it('is not offered if the town lets no site show it', async () => {
    const { container } = await draw([]);
    expect(container.querySelector('details')).toBeNull();
  });
});
