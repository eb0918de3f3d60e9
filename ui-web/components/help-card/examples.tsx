import type { Examples } from '#ui-web/gallery/example.ts';
import { HelpCard } from './help-card.tsx';

const words = { more: 'Leer la explicación entera', close: 'Cerrar', thesaurus: 'En el tesauro' };

export const examples: Examples = {
  'A short explanation': () => (
    <HelpCard
      name="Contrato menor"
      description="<p>El que, por su importe, se adjudica sin licitación.</p>"
      words={words}
    />
  ),
  'A long one': () => (
    <HelpCard
      name={{ text: 'Romanent de tresoreria', lang: 'va' }}
      description={{
        text: `<p>${'Allò que quedaria en la caixa de l’ajuntament si a final d’any cobrara tot el que li deuen i pagara tot el que deu. '.repeat(4)}</p>`,
        lang: 'va',
      }}
      words={words}
    />
  ),
};
