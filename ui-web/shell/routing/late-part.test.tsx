import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { SpeechContext, useSpeech } from '#ui-web/speech.ts';
import { latePart, loadParts, partsHere } from './late-part.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

interface SampleProps {
  readonly of: readonly string[];
}

function Sample({ of }: SampleProps) {
  const { t } = useSpeech();
  return <p>{[t('request:optional'), ...of].join(' ')}</p>;
}

const first = async () => speechOf(await startSpeaking('es', 'first'), 'es', 'es');

afterEach(cleanup);

describe('a part of a screen in a file of its own', () => {
  it('is shown once it and its texts are loaded, and at once the next time', async () => {
    const Part = latePart<SampleProps>(async () => Sample);
    const speech = await first();
    const draw = () =>
      render(
        <SpeechContext value={speech}>
          <Part of={['uno']} />
        </SpeechContext>,
      );
    draw();
    expect(screen.queryByText(/uno/u)).toBeNull();
    expect((await screen.findByText(/uno/u)).textContent).not.toContain('⟦');
    cleanup();
    await partsHere(speech);
    draw();
    expect(screen.getByText(/uno/u)).toBeTruthy();
  });

  it('is not loaded while there is nothing to show', async () => {
    const fetched = vi.fn<() => Promise<typeof Sample>>(async () => Sample);
    const Part = latePart<SampleProps>(fetched, ({ of }) => of.length > 0);
    const speech = await first();
    const drawn = (...of: string[]) => (
      <SpeechContext value={speech}>
        <Part of={of} />
      </SpeechContext>
    );
    const { rerender } = render(drawn());
    expect(fetched).not.toHaveBeenCalled();
    rerender(drawn('dos'));
    await screen.findByText(/dos/u);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is loaded at leisure with all others', async () => {
    const fetched = vi.fn<() => Promise<typeof Sample>>(async () => Sample);
    latePart<SampleProps>(fetched);
    await loadParts();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is loaded with its texts some seconds after its screen, once the page is at leisure', async () => {
    vi.useFakeTimers();
    vi.resetModules();
    const late = await import('./late-part.tsx');
    const fetched = vi.fn<(name: string) => Promise<typeof Sample>>(async () => Sample);
    const loadTexts = vi.fn<(of: string) => Promise<void>>(() => Promise.reject(new Error('no line')));
    const part = (name: string, says?: 'survey-parts' | 'home') =>
      late.latePart<SampleProps>(() => fetched(name), undefined, says);
    const loaded = () => [fetched, loadTexts].map(({ mock }) => mock.calls.flat());
    part('before', 'survey-parts');
    late.loadPartsAtLeisure(loadTexts);
    part('of a later screen', 'home');
    part('says all');
    vi.advanceTimersByTime(3900);
    expect(loaded()).toEqual([[], []]);
    vi.advanceTimersByTime(100);
    expect(loaded()).toEqual([['before', 'of a later screen', 'says all'], ['survey-parts']]);
    vi.useRealTimers();
  });

  it('that does not load is reported as broken', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let asked = 0;
    const Part = latePart<SampleProps>(async () => {
      asked += 1;
      if (asked === 1) throw new Error('no line');
      return Sample;
    });
    const speech = await first();
    const drawn = () =>
      render(
        <SpeechContext value={speech}>
          <ScreenBoundary broken={<p>no ha llegado</p>}>
            <Part of={['tres']} />
          </ScreenBoundary>
        </SpeechContext>,
      );
    drawn();
    await screen.findByText('no ha llegado');
    cleanup();
    drawn();
    expect(await screen.findByText(/tres/u)).toBeTruthy();
    expect(asked).toBe(2);
    quiet.mockRestore();
  });
});
