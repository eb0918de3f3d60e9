import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoFrameHosts, videoSource } from './video-source.ts';

describe('a video of a council', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    ' https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ ',
    'http://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/v/dQw4w9WgXcQ#t=3',
  ])('at YouTube plays in the frame that sets no cookies: %s', (uri) => {
    expect(videoSource('', uri)).toEqual({
      kind: 'frame',
      host: 'YouTube',
      frame: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
      page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
  });

  it.each([
    ['https://vimeo.com/76979871', '76979871?autoplay=1&dnt=1', '76979871'],
    ['https://player.vimeo.com/video/76979871', '76979871?autoplay=1&dnt=1', '76979871'],
    ['http://www.vimeo.com/76979871?share=copy', '76979871?autoplay=1&dnt=1', '76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871?autoplay=1&dnt=1', '76979871'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      '76979871?autoplay=1&dnt=1&h=8272103f6e',
      '76979871/8272103f6e',
    ],
  ])('at Vimeo asks not to be followed: %s', (uri, frame, page) => {
    expect(videoSource('vimeo', uri)).toEqual({
      kind: 'frame',
      host: 'Vimeo',
      frame: `https://player.vimeo.com/video/${frame}`,
      page: `https://vimeo.com/${page}`,
    });
  });

  it('may be named by its number alone, where its host is named too', () => {
    expect(videoSource('YouTube', 'dQw4w9WgXcQ')).toMatchObject({ kind: 'frame', host: 'YouTube' });
    expect(videoSource('vimeo', '76979871')).toMatchObject({ kind: 'frame', host: 'Vimeo' });
    expect(videoSource('', 'dQw4w9WgXcQ')).toEqual({ kind: 'unusable' });
    expect(videoSource('vimeo', 'dQw4w9WgXcQ')).toEqual({ kind: 'unusable' });
  });

  it('of the town itself is played by the browser', () => {
    expect(videoSource('', '/files/vilanova/ple.mp4')).toEqual({
      kind: 'file',
      uri: '/files/vilanova/ple.mp4',
    });
  });

  it('at any other site is a link, not a frame', () => {
    expect(videoSource('youtube', 'https://video.example/a.mp4')).toEqual({
      kind: 'elsewhere',
      uri: 'https://video.example/a.mp4',
      site: 'video.example',
    });
    expect(videoSource('', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')).toMatchObject({
      kind: 'elsewhere',
    });
    expect(videoSource('', 'https://evil.example/?https://youtu.be/dQw4w9WgXcQ')).toMatchObject({
      site: 'evil.example',
    });
  });

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQQ', 'www.youtube.com'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXc', 'www.youtube.com'],
    ['https://www.youtube.com/watch#v=dQw4w9WgXcQ', 'www.youtube.com'],
    ['https://www.youtube.com/watch?list=a#&v=dQw4w9WgXcQ', 'www.youtube.com'],
    ['https://vimeo.com/1234567890123', 'vimeo.com'],
    ['https://vimeo.com/about', 'vimeo.com'],
    ['https://evil.example/https://vimeo.com/76979871', 'evil.example'],
    ['HTTP://Video.Example:8080?a', 'Video.Example'],
    ['https://video.example#a', 'video.example'],
    ['https://video.example', 'video.example'],
  ])('of no number that is known is a link: %s', (uri, site) => {
    expect(videoSource('', uri)).toEqual({ kind: 'elsewhere', uri, site });
  });

  it.each(['xdQw4w9WgXcQ', 'dQw4w9WgXcQx', '769798711234x', 'x76979871', '1234567890123'])(
    'is not named by %s alone',
    (uri) => {
      expect([videoSource('youtube', uri).kind, videoSource('vimeo', uri).kind]).toEqual([
        'unusable',
        'unusable',
      ]);
    },
  );

  it.each([
    '',
    'javascript:alert(1)',
    'xhttps://video.example',
    'a/files/ple.mp4',
    'https://video.example:80a',
    'https://',
    '//evil.example/a',
    '/\\evil.example',
    'data:text/html,x',
    'https://a@b/',
  ])('with the address %j is left out', (uri) => {
    expect(videoSource('', uri)).toEqual({ kind: 'unusable' });
  });

  it('never opens a frame of another host, whatever is written', () => {
    const piece = fc.constantFrom(
      'https://',
      'youtu.be/',
      'www.youtube.com/watch?v=',
      'vimeo.com/',
      'dQw4w9WgXcQ',
      '7697',
      '"',
      '@',
      '/',
      '.evil.example',
      '&v=',
      '#',
    );
    fc.assert(
      fc.property(
        fc.constantFrom('', 'youtube', 'vimeo'),
        fc.array(piece, { maxLength: 6 }),
        (source, parts) => {
          const video = videoSource(source, parts.join(''));
          if (video.kind !== 'frame') return;
          expect(videoFrameHosts.some((host) => video.frame.startsWith(`${host}/`))).toBe(true);
          expect(video.frame).toMatch(/^[\w:/.?&=-]+$/u);
        },
      ),
    );
  });
});
