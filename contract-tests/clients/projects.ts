import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectsClient } from '#adapters/driven/council-http/clients/projects-client.ts';
import type { Project } from '#domain/processes/project.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';

const town = realmId('vilanova');

/** The contract of every reader of projects, checked with the sample towns. */
export function projectsClientContract(
  name: string,
  open: () => Promise<{ book: ProjectsClient; close: () => Promise<void> }>,
): void {
  describe(`${name} keeps the projects client contract`, () => {
    let book: ProjectsClient;
    let close: () => Promise<void>;
    beforeAll(async () => ({ book, close } = await open()));
    afterAll(() => close());

    const projectsOf = async (realm: string, process: string): Promise<readonly Project[]> => {
      const found = await book.of(realmId(realm), process);
      if (!isRight(found)) throw new Error(found.left.kind);
      return found.right;
    };

    it('gives the projects of a process in the council’s order, each with its delivery', async () => {
      const projects = await projectsOf(town, 'proc-102');
      expect(projects.map(({ id, delivery }) => [id, delivery.status])).toEqual([
        ['p-1051', 'finished'],
        ['p-1064', 'works'],
        ['p-1077', 'finished'],
        ['p-1090', 'tender'],
        ['p-1129', 'design'],
        ['p-1155', 'stopped'],
      ]);
      expect(projects[1]).toMatchObject({ amount: 2_150_000, delivery: { spent: 967_500 } });
    });

    it('gives none if proposals have not become projects, nor for an unknown process', async () => {
      expect(await projectsOf(town, 'presupuestos-participativos-2027')).toEqual([]);
      expect(await projectsOf(town, 'nowhere')).toEqual([]);
      expect(await projectsOf('benialt', 'proc-102')).toEqual([]);
    });
  });
}
