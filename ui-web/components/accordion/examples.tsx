import type { Examples } from '#ui-web/gallery/example.ts';
import { AccordionPart } from './accordion.tsx';

export const examples: Examples = {
  'One open at a time': () => (
    <div>
      <AccordionPart name="muestra" level={3} sign="A" title="Cargos electos" note="5 de 6" startsOpen>
        <p>Quién es quién.</p>
      </AccordionPart>
      <AccordionPart
        name="muestra"
        level={3}
        sign="B"
        title={{ text: 'Normes i institucions', lang: 'va' }}
        note="3 de 4"
      >
        <p>Ordenances.</p>
      </AccordionPart>
    </div>
  ),
};
