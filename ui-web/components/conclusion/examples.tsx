import type { Examples } from '#ui-web/gallery/example.ts';
import { Conclusion } from './conclusion.tsx';

export const examples: Examples = {
  'In one sentence': () => (
    <Conclusion>
      Se harán <em>6 de las 12 propuestas</em>, por <span className="figure">191.150,00 €</span> de los{' '}
      <span className="figure">200.000,00 €</span>.
    </Conclusion>
  ),
};
