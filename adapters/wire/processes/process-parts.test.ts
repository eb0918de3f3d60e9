import { expect, it } from 'vitest';
import { readProcessParts } from './process-parts.ts';

it('the parts of a process are its pictures, videos and networks', () => {
  expect(
    readProcessParts({
      images: ['/a.jpg', { uri: '/b.jpg', title: { es: 'La plaza' } }, { uri: '/c.jpg' }],
      videos: [{ uri: 'https://youtu.be/x' }, { uri: '/v.mp4', source: 'own', title: 'El pleno' }],
      socialShare: [{ networkName: 'x', uri: 'https://x.com/a' }],
    }),
  ).toMatchObject({
    right: {
      images: [
        { src: '/a.jpg', title: null },
        { src: '/b.jpg', title: { es: 'La plaza' } },
        { src: '/c.jpg', title: null },
      ],
      videos: [
        { source: '', title: null },
        { source: 'own', title: 'El pleno' },
      ],
      networks: [{ networkName: 'x', uri: 'https://x.com/a' }],
    },
  });
  expect(readProcessParts({})).toMatchObject({ right: { images: [], videos: [], networks: [] } });
  expect(readProcessParts({ videos: 'x' })).toMatchObject({ left: { where: 'videos' } });
});
