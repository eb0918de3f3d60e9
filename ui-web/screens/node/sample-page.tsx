import { render, screen, within } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { readContentNode } from '#adapters/wire/site/content-node.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Forms, Publications } from '#ui-web/composition/council.ts';
import type { SiteDetails } from '#domain/content/site-details.ts';
import { aCouncil, aSite, someDetails } from '#ui-web/shell/samples/sample-council.ts';
import { aFormCouncil, aMailbox, aTown } from '#ui-web/screens/request/samples/sample-form.ts';
import { textField } from '#ui-web/screens/request/samples/sample-visit.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { NodeScreen } from './screen.tsx';

interface Given {
  readonly document?: Readonly<Record<string, unknown>> | null;
  readonly path?: string;
  readonly isKnown?: boolean;
  readonly details?: Partial<SiteDetails>;
}

/** For tests: draws a page in Spanish; returns the calls that were made. The test that draws it cleans up. */
export function open(
  speech: Speech,
  { document = {}, path = '/entidades/club', isKnown = true, details }: Given,
) {
  const asked: string[] = [];
  const publications = async () =>
    ({
      nodes: {
        node: async (_: unknown, collection: string, key: string) => {
          asked.push(`${collection}/${key}`);
          if (document === null) return left({ kind: 'notFound' } as const);
          return readContentNode({ _id: 'ent-1', ...document }, collection, 'Europe/Madrid');
        },
      },
    }) as unknown as Publications;
  const facts = async () => right({ ...aTown, centre: null, categories: [], privacyEmail: null });
  const visit = aFormCouncil(aMailbox([textField]), { facts });
  const opened: Promise<Forms> = Promise.resolve(visit.council);
  const forms = () => opened;
  const contents = { siteDetails: async () => right(someDetails(details)) };
  const session = { ...aCouncil().session, isLoggedIn: async () => right(isKnown) };
  const { hook } = memoryLocation({ path });
  const { container } = render(
    <Router hook={hook}>
      <SamplePlace
        council={{
          ...visit.council,
          ...aCouncil({ contents }),
          publications,
          forms,
          services: forms,
          session,
        }}
        site={aSite()}
        speech={speech}
      >
        <NodeScreen params={{ key: path.split('/').at(-1) ?? '' }} />
      </SamplePlace>
    </Router>,
  );
  return { asked, container };
}
export const pageTitled = (name: string) => screen.findByRole('heading', { level: 1, name });
export const region = (name: string) => within(screen.getByRole('region', { name }));
