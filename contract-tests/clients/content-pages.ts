import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentPagesClient } from '#adapters/driven/council-http/clients/content-pages-client.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, left } from '#domain/shared/result.ts';

const town = realmId('vilanova');

interface Opened {
  readonly nodes: ContentPagesClient;
  readonly close: () => Promise<void>;
}

/** The contract of every source of content pages, checked with the sample town of Vilanova. */
export function contentPagesClientContract(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps the contract of content pages`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('finds a page by its slug and by its id, in its own collection', async () => {
      const { nodes } = opened;
      const bySlug = await nodes.node(town, 'entidades', 'ayuntamiento');
      expect(bySlug).toMatchObject({
        right: { id: 'ent-ajuntament', collection: 'entidades', isInIndex: true },
      });
      expect(await nodes.node(town, 'entidades', 'ent-ajuntament')).toEqual(bySlug);
      expect(await nodes.node(town, 'articulos', 'ent-ajuntament')).toEqual(left({ kind: 'notFound' }));
    });

    it('hides what is not published, and does not find what does not exist', async () => {
      for (const key of ['ita-modificacio-plantilla', 'nada', 'a,_id=ita-agenda']) {
        // oxlint-disable-next-line no-await-in-loop -- three small questions
        expect(await opened.nodes.node(town, 'articulos', key)).toEqual(left({ kind: 'notFound' }));
      }
    });

    it('has every part of the specification on one page', async () => {
      const found = await opened.nodes.node(town, 'entidades', 'ayuntamiento');
      if (isLeft(found)) throw new Error(found.left.kind);
      const node = found.right;
      expect(node.relatedGroups.map(({ format }) => format)).toEqual([
        'listin',
        'lista',
        'expanded',
        'collapsible',
        'collapsible',
      ]);
      for (const part of [
        node.pictureGroups,
        node.videos,
        node.fileGroups,
        node.linkGroups,
        node.tables,
        node.facts,
      ])
        expect(part.length).toBeGreaterThan(0);
      expect([node.coordinates, node.mailbox, node.subsidies, node.help]).not.toContain(null);
      expect(node.unread).toEqual([]);
    });
  });
}
