import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { videoSource } from '#domain/content/video-source.ts';
import { sampleVideoWords } from './sample-words.ts';
import { Video } from './video.tsx';

afterEach(cleanup);

const draw = (uri: string) =>
  render(<Video title="El pleno" words={sampleVideoWords} video={videoSource('', uri)} />).container;

describe('a video', () => {
  it('sends no request to its host until the reader plays it', () => {
    const container = draw('https://youtu.be/aaaaaaaaaaa');
    expect(container.querySelector('iframe, img, video')).toBeNull();
    expect(screen.getByText(/te conectas a YouTube/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reproducir: El pleno' }));
    const frame = screen.getByTitle('El pleno');
    expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aaaaaaaaaaa\?/u);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(document.activeElement).toBe(frame);
  });

  it('of the town itself uses the browser’s own player, is loaded when played, and says that it failed', () => {
    const container = draw('/files/vilanova/ple.mp4');
    const player = container.querySelector('video') as HTMLVideoElement;
    expect([player.getAttribute('preload'), player.controls]).toEqual(['none', true]);
    fireEvent.error(player);
    expect(screen.getByText('No se ha podido cargar este vídeo.')).toBeTruthy();
  });

  it('on a site that we do not put in a frame is a link that names its host', () => {
    draw('https://video.example/a');
    const link = screen.getByRole('link', { name: 'Verlo en video.example (se abre en otra pestaña)' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('without an address says so', () => {
    expect(draw('javascript:alert(1)').querySelector('a')).toBeNull();
    expect(screen.getByText('Este vídeo no tiene una dirección válida.')).toBeTruthy();
  });
});
