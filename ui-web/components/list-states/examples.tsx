import type { Examples } from '#ui-web/gallery/example.ts';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Chip, ChipList } from '../chip/chip.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingList } from './loading-list.tsx';
import { OfflineState } from './offline-state.tsx';
import { TileRows } from './tile-rows.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'Empty, with filters': () => (
    <EmptyState
      filtered
      title="No s’han trobat resultats"
      actions={
        <Button look="outline" size="short">
          Lleva tots els filtres
        </Button>
      }
    >
      <p>
        Cap proposta del barri «Raval de l’Alqueria Vella» amb l’estat «En estudi tècnic» parla d’«ombra i
        arbres per a les parades de l’autobús».
      </p>
      <ChipList label="Filtres">
        <li>
          <Chip removeLabel="Lleva el filtre En estudi tècnic" onRemove={nothing}>
            En estudi tècnic
          </Chip>
        </li>
      </ChipList>
    </EmptyState>
  ),
  'Empty altogether': () => (
    <EmptyState
      title="No hi ha processos participatius disponibles"
      actions={
        <LinkButton href="#anteriors" look="outline" size="short">
          Vore els resultats anteriors
        </LinkButton>
      }
    >
      <p>
        Quan s’òbriga el pròxim, el voràs ací. Mentrestant, pots mirar què es va decidir en els anteriors.
      </p>
    </EmptyState>
  ),
  Error: () => (
    <ErrorState
      title="No hem pogut carregar les propostes"
      retry={{ text: 'Tornar-ho a provar', onClick: nothing }}
      detail="Hora: 10.47 · error 503"
    >
      <p>
        El servidor de l’Ajuntament no ha respost. No és culpa teua, i el que havies triat continua guardat.
      </p>
    </ErrorState>
  ),
  Offline: () => (
    <OfflineState title="Estàs sense connexió">
      <p>
        Esta és la llista que vam guardar hui a les 10.42. Pots continuar omplint l’enquesta:{' '}
        <strong>encara no has votat</strong>. Quan torne la connexió, podràs enviar-la.
      </p>
      <TileRows
        rows={[
          {
            id: 'p-441',
            identifier: 'p-441',
            title: { text: 'Fuentes de agua potable en seis plazas', lang: 'es' },
            detail: '14.400,00 €',
          },
          {
            id: 'p-226',
            identifier: 'p-226',
            title: 'Recuperació de la séquia i del camí de l’aigua fins al Molí de Baix',
            detail: '56.200,00 €',
          },
        ]}
      />
    </OfflineState>
  ),
  Loading: () => <LoadingList title="Carregant propostes…" />,
};
