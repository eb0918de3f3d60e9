import type { Examples } from '#ui-web/gallery/example.ts';
import { RibbonLabel } from '../ribbon/ribbon.tsx';
import { ProposalCard, ProposalGrid } from './proposal-card.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'To choose, chosen, refused, to read': () => (
    <ProposalGrid>
      <ProposalCard
        id="carta-a"
        identifier="p-339"
        title="Sombra y árboles en el patio del CEIP La Marjal"
        zone="Educación · Centre"
        amount="32.000,00 €"
        toggle={{ text: 'Añadir', onClick: nothing }}
      />
      <ProposalCard
        id="carta-b"
        identifier="p-2847"
        title="Carril bici hasta la estación"
        zone="Movilidad · Estació"
        amount="48.500,00 €"
        chosen
        chosenText="Elegida"
        toggle={{ text: 'Quitar', onClick: nothing }}
      />
      <ProposalCard
        id="carta-c"
        identifier="p-816"
        title="Placas solares en el Mercado Municipal"
        zone="Energía · Centre"
        amount="74.900,00 €"
        toggle={{ text: 'Añadir', onClick: nothing }}
        refusal={{
          title: 'No se puede seleccionar esta propuesta porque sobrepasa el presupuesto restante.',
          detail: 'Faltan 34.050,00 €: quita alguna de las elegidas para hacerle sitio.',
        }}
      />
      <ProposalCard
        id="carta-d"
        identifier="p-226"
        title={{ text: 'Recuperació de la séquia i del camí de l’aigua fins al Molí de Baix', lang: 'va' }}
        href="#carta-d"
        zone="Medio ambiente · Raval de l’Alqueria Vella"
        ribbon={<RibbonLabel state="finished">Finalizado</RibbonLabel>}
      />
    </ProposalGrid>
  ),
};
