import type { Examples } from '#ui-web/gallery/example.ts';
import { HelpPanel } from './help-panel.tsx';

export const examples: Examples = {
  Help: () => (
    <HelpPanel
      button="Ayuda para rellenar la solicitud"
      close="Cerrar la ayuda"
      title="Ayuda para rellenar la solicitud"
      note="Todo es obligatorio, salvo donde pone «opcional»."
    >
      <p>Ten a mano una foto y la calle. Si no sabes la calle, señala el sitio en el mapa.</p>
    </HelpPanel>
  ),
};
