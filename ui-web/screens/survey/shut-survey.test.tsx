import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { SurveyScreen } from './screen.tsx';

afterEach(cleanup);

describe('a survey that could not be loaded', () => {
  it('has a heading all the same, and another try', async () => {
    const speech = speechOf(await startSpeaking('es'), 'es', 'es');
    await partsHere(speech);
    const council = aCouncil({ contents: { process: async () => left({ kind: 'unreachable' }) } });
    render(
      <SamplePlace council={council} site={aSite()} speech={speech}>
        <SurveyScreen params={{ slug: 'p' }} />
      </SamplePlace>,
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No hemos podido cargar la encuesta' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
  });
});
