import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SentWork } from '#application/scarcity/holds/hold-gate.ts';
import { provesWork } from '#domain/scarcity/work/work-proof.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { withWork } from './with-work.ts';

const challenge = '5a'.repeat(32);
const asked = { kind: 'workNeeded', challenge, minute: 7, tries: 64 } as const;
const refused = { kind: 'appointmentRefused', where: 'workNeeded', faults: [asked] } as const;
type Refused = { readonly kind: string };

const isDone = (work: SentWork | null): boolean =>
  work !== null && work.minute === 7 && provesWork({ challenge, tries: work.tries }, work.counters);
const council = async (work: SentWork | null): Promise<Either<Refused, string>> =>
  isDone(work) ? right('held') : left(refused);

afterEach(() => vi.unstubAllGlobals());

describe('a hold for which the council asks work', () => {
  it('is asked for again with the work, which is done in the page if no worker starts', async () => {
    const begins = vi.fn<() => void>();
    vi.stubGlobal('Worker', undefined);
    expect(await withWork(council, { begins })).toEqual(right('held'));
    expect(begins).toHaveBeenCalledOnce();
  });

  it('is done in the page if the script of the worker does not load', async () => {
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage() {
          this.dispatchEvent(new Event('error'));
        }
        terminate() {}
      },
    );
    expect(await withWork(council)).toEqual(right('held'));
  });

  it('is refused after three rounds, if the work is never enough', async () => {
    const call = vi.fn<typeof council>(async () => left(refused));
    expect(await withWork(call, { worked: async () => [] })).toEqual(left(refused));
    expect(call).toHaveBeenCalledTimes(4);
  });

  it('is refused if the work cannot be done', async () => {
    expect(await withWork(council, { worked: async () => null })).toEqual(left(refused));
  });
});

describe('another hold', () => {
  it('is answered as it is', async () => {
    const begins = vi.fn<() => void>();
    expect(await withWork(async () => right('held'), { begins })).toEqual(right('held'));
    const taken = { kind: 'appointmentRefused', where: 'taken', faults: [{ kind: 'taken' }] };
    expect(await withWork(async () => left(taken), { begins })).toEqual(left(taken));
    expect(await withWork(async () => left({ kind: 'unreachable' }), { begins })).toEqual(
      left({ kind: 'unreachable' }),
    );
    expect(begins).not.toHaveBeenCalled();
  });
});
