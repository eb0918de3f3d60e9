import type { Examples } from '#ui-web/gallery/example.ts';
import { ProcessCard, ProcessGrid } from './process-card.tsx';

export const examples: Examples = {
  'Three processes': () => (
    <ProcessGrid>
      <ProcessCard
        identifier="proc-259"
        state="upcoming"
        stateText="Próximo"
        title={{
          text: 'Recuperació de la Séquia Major i dels camins d’aigua de l’antiga marjal',
          lang: 'va',
        }}
        phase={{ name: 'Información pública', dates: 'Del 1 de diciembre de 2026 al 15 de enero de 2027' }}
        action={{ href: '#proc-259', text: 'Más información' }}
      />
      <ProcessCard
        identifier="proc-102"
        state="finished"
        stateText="Finalizado"
        title="Una plaza del Mercado con más sombra"
        phase={{ name: 'Resultados publicados', dates: '3 de julio de 2026' }}
        voted="Ya has votado"
        action={{ href: '#proc-102', text: 'Ver los resultados' }}
      />
      <ProcessCard
        identifier="proc-420"
        state="finished"
        stateText="Finalizado"
        title="Un nombre para la nueva biblioteca del Raval"
        phase={{ name: 'Encuesta cerrada', dates: 'Del 2 al 20 de marzo de 2026' }}
        action={{ href: '#proc-420', text: 'Ver los resultados' }}
      />
    </ProcessGrid>
  ),
};
