import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinkProber } from '#application/ports/server/link-prober.ts';

/** A prober, and a web in which `good` answers 200, `gone` 404, and `nobody` has no server. */
export interface ProbedWeb {
  readonly prober: LinkProber;
  readonly good: string;
  readonly gone: string;
  readonly nobody: string;
  readonly close: () => Promise<void>;
}

/** The contract of every prober of links. */
export function linkProberContract(name: string, open: () => Promise<ProbedWeb>): void {
  describe(`${name} keeps the contract of a link prober`, () => {
    let web: ProbedWeb;
    beforeAll(async () => {
      web = await open();
    });
    afterAll(() => web.close());

    it('reports what answers, what is gone, and where no server is', async () => {
      const { prober, good, gone, nobody } = web;
      expect(await prober.probe(good)).toEqual({ answers: true, status: 200 });
      expect(await prober.probe(gone)).toEqual({ answers: false, status: 404 });
      expect(await prober.probe(nobody)).toEqual({ answers: false, status: null });
    });
  });
}
