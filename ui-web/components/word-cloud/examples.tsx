import type { Examples } from '#ui-web/gallery/example.ts';
import { WordCloud } from './word-cloud.tsx';

export const examples: Examples = {
  'Words of free answers': () => (
    <WordCloud
      caption="Palabras más repetidas; las mismas cifras están en la tabla siguiente"
      words={[
        { word: 'árboles', weight: 30 },
        { word: 'sombra', weight: 22 },
        { word: 'bancos', weight: 15 },
        { word: 'fuente', weight: 8 },
        { word: 'aparcamiento', weight: 4 },
        { word: 'columpios', weight: 2 },
      ]}
    />
  ),
};
