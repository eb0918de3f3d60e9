import type { Examples } from '#ui-web/gallery/example.ts';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { HashList } from '../hash-code/hash-code.tsx';
import { Link } from '../link/link.tsx';
import { Notice } from '../notice/notice.tsx';
import { CommandLine } from './command-line.tsx';
import { RecountBox } from './recount-box.tsx';

const hash = 'c335be723fc32138f0b786b540bab7f39598ab6d68eb8b88b2308fc06192d8d3';

export const examples: Examples = {
  'The same result': () => (
    <RecountBox>
      <Notice tone="ok">
        <p>
          <strong>Coincide.</strong> Tu navegador ha recontado 2.317 papeletas y obtiene el mismo resultado.
        </p>
      </Notice>
      <HashList
        items={[
          { term: 'Huella que publicó el Ayuntamiento (SHA-256)', hash },
          { term: 'Huella de lo que has recontado', hash },
        ]}
      />
      <p className="actions">
        <Button size="short" icon="repeat">
          Recontar otra vez
        </Button>
        <LinkButton href="#lista" size="short" look="outline" icon="download">
          Lista de votos (CSV)
        </LinkButton>
        <Link href="#codigo">Buscar mi código en la lista</Link>
      </p>
      <CommandLine
        open
        summary="Recontar con la línea de órdenes"
        command="concejo budget compute votos.csv --rule by-votes"
      />
    </RecountBox>
  ),
};
