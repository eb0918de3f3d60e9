import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProcessPartsClient } from '#adapters/driven/council-http/clients/process-parts-client.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left } from '#domain/shared/result.ts';

const town = realmId('vilanova');

/** The contract of every reader of a process's parts, checked with the sample towns. */
export function processPartsClientContract(
  name: string,
  open: () => Promise<{ parts: ProcessPartsClient; close: () => Promise<void> }>,
): void {
  describe(`${name} keeps the process-parts client contract`, () => {
    let parts: ProcessPartsClient;
    let close: () => Promise<void>;
    beforeAll(async () => ({ parts, close } = await open()));
    afterAll(() => close());

    it('gives a process’s pictures, by its id or its slug', async () => {
      const found = await parts.of(town, 'sequia-major');
      expect(found).toMatchObject({
        right: { images: [{ src: '/files/vilanova/sequia-major.svg' }], videos: [] },
      });
      expect(await parts.of(town, 'proc-259')).toEqual(found);
    });

    it('finds no process by another name', async () => {
      expect(await parts.of(town, 'nada')).toEqual(left({ kind: 'notFound' }));
    });
  });
}
