import type { Examples } from '#ui-web/gallery/example.ts';
import { ProgressBar } from './progress-bar.tsx';

export const examples: Examples = {
  'A process under way': () => <ProgressBar percent={62} text="Ha transcurrido el 62 % del proceso." />,
};
