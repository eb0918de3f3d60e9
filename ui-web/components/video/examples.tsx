import { videoSource } from '#domain/content/video-source.ts';
import type { Examples } from '#ui-web/gallery/example.ts';
import { sampleVideoWords as words } from './sample-words.ts';
import { Video } from './video.tsx';

export const examples: Examples = {
  'At YouTube, before the press': () => (
    <Video
      words={words}
      title="El pleno de octubre"
      video={videoSource('youtube', 'https://youtu.be/aaaaaaaaaaa')}
    />
  ),
  'On another site, and nowhere': () => (
    <div className="stack stretch">
      <Video
        words={words}
        title={{ text: 'La fira de la marjal', lang: 'va' }}
        video={videoSource('', 'https://video.example/fira')}
      />
      <Video words={words} title="Sin dirección" video={videoSource('', 'javascript:x')} />
    </div>
  ),
};
