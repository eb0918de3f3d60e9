import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lateScreen, type LateScreen } from './late-screen.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { haveCome, useScreenFile } from './use-screen-file.ts';

const Sample = () => <p>la pantalla</p>;

function Shown({
  of,
  words = null,
}: {
  readonly of: LateScreen | typeof Sample;
  readonly words?: Promise<void> | null;
}) {
  const file = useScreenFile(of, words);
  return file === null ? <p>cargando</p> : createElement(file, { params: {} });
}

afterEach(cleanup);

describe('a screen in a file of its own', () => {
  it('is shown once it and its texts are loaded, and at once the next time', async () => {
    const late = lateScreen(async () => ({ default: Sample }));
    const words = Promise.resolve();
    expect(haveCome(words)).toBe(false);
    render(<Shown of={late} words={words} />);
    expect(screen.getByText('cargando')).toBeTruthy();
    expect(await screen.findByText('la pantalla')).toBeTruthy();
    expect(haveCome(words)).toBe(true);
    cleanup();
    render(<Shown of={late} words={words} />);
    expect(screen.getByText('la pantalla')).toBeTruthy();
  });

  it('needs no file if it was loaded with the first page', () => {
    render(<Shown of={Sample} />);
    expect(screen.getByText('la pantalla')).toBeTruthy();
  });

  it('that does not load is reported as broken, and asked for again the next time', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let asked = 0;
    const late = lateScreen(async () => {
      asked += 1;
      if (asked === 1) throw new Error('no line');
      return { default: Sample };
    });
    const drawn = () =>
      render(
        <ScreenBoundary broken={<p>no ha llegado</p>}>
          <Shown of={late} />
        </ScreenBoundary>,
      );
    drawn();
    expect(await screen.findByText('no ha llegado')).toBeTruthy();
    cleanup();
    drawn();
    await waitFor(() => expect(screen.getByText('la pantalla')).toBeTruthy());
    expect(asked).toBe(2);
    quiet.mockRestore();
  });
});
