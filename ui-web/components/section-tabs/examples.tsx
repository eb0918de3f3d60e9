import type { Examples } from '#ui-web/gallery/example.ts';
import { SectionTabs } from './section-tabs.tsx';

export const examples: Examples = {
  'Sections of a process': () => (
    <SectionTabs
      label="Apartados del proceso"
      tabs={[
        { kind: 'open', href: '#info', text: 'Información', note: 'Fases y documentos', current: true },
        { kind: 'closed', text: 'Enviar propuesta', note: 'Se cerró el 30 de septiembre' },
        { kind: 'open', href: '#propuestas', text: 'Propuestas', note: '12 en votación' },
        { kind: 'open', href: '#participa', text: 'Participa', note: 'Abierto hasta el 27 de noviembre' },
      ]}
    />
  ),
};
