import type { Examples } from '#ui-web/gallery/example.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  Looks: () => (
    <p className="actions">
      <LinkButton href="#vota" size="large" iconAfter="arrow">
        Vota ahora
      </LinkButton>
      <Button>Enviar Encuesta</Button>
      <Button look="outline">Revisar Encuesta</Button>
      <Button look="text">Borrar y empezar de nuevo</Button>
    </p>
  ),
  Short: () => (
    <p className="actions">
      <Button size="short" icon="repeat">
        Recontar otra vez
      </Button>
      <Button size="short" look="outline" icon="copy">
        Copiar el código
      </Button>
      <Button size="short" look="outline" icon="plus">
        Añadir
      </Button>
    </p>
  ),
  'Busy and wide': () => (
    <div className="stack stretch">
      <Button wide busy>
        Enviando…
      </Button>
    </div>
  ),
  Squares: () => (
    <p className="actions">
      <IconButton icon="up" label="Subir: Alumbrado del camino" disabled onClick={nothing} />
      <IconButton icon="down" label="Bajar: Alumbrado del camino" onClick={nothing} />
    </p>
  ),
};
