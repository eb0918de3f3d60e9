import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { kindOf, realmOfTill, tillInMemory } from '#fixtures/builders/vouchers/till-in-memory.ts';
import { takeSalePicture } from './take-sale-picture.ts';

describe('a picture that a shop brings', () => {
  const brought = {
    campaign: 'otono',
    shop: 'forn',
    kind: 'ticket',
    hash: 'h9',
    content: sampleFiles.jpg,
  } as const;
  const portsOf = async (more: object = {}) => ({
    ...(await tillInMemory()).ports,
    fileScanner: { scan: async () => ({ kind: 'clean' }) as const },
    acceptsUnscanned: false,
    tellScan: () => {},
    fileInspector: {
      inspect: (kind: string) =>
        (kind === 'jpg' ? right({ isSigned: false }) : left({ kind: 'namesDiffer' })) as never,
    },
    pictureCleaner: { pixels: () => 10, clean: (_: unknown, content: Uint8Array) => content },
    freeSpace: { isLow: async () => false },
    ...more,
  });

  it('is stored, and known if the same ticket came before', async () => {
    const take = takeSalePicture(await portsOf());
    expect(await take(realmOfTill, brought)).toMatchObject(right({ isRepeated: false }));
    expect(await take(realmOfTill, brought)).toMatchObject(right({ isRepeated: true }));
    expect(await take(realmOfTill, { ...brought, kind: 'identity' })).toMatchObject(
      right({ isRepeated: false }),
    );
  });

  it('is stored without its place, time and owner', async () => {
    const ports = await portsOf({ pictureCleaner: { pixels: () => 1, clean: () => new Uint8Array([7]) } });
    const taken = await takeSalePicture(ports)(realmOfTill, brought);
    const id = isLeft(taken) ? '' : taken.right.id;
    expect(await ports.voucherPictures.read(realmOfTill, id)).toEqual(new Uint8Array([7]));
  });

  it.each([
    [{ freeSpace: { isLow: async () => true } }, 'filesFull'],
    [{ fileScanner: { scan: async () => ({ kind: 'infected', signature: 'x' }) } }, 'infected'],
    [{ fileInspector: { inspect: () => left({ kind: 'namesDiffer' }) } }, 'notAPicture'],
    [{ pictureCleaner: { pixels: () => 60_000_000, clean: () => null } }, 'tooManyPixels'],
    [{ pictureCleaner: { pixels: () => 1, clean: () => null } }, 'damaged'],
  ])('is refused with %j: %s', async (more, kind) =>
    expect(kindOf(await takeSalePicture(await portsOf(more))(realmOfTill, brought))).toBe(kind),
  );
});
