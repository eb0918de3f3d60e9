import { describe, expect, it } from 'vitest';
import { fileInspector } from '#adapters/driven/images/file-inspector.ts';
import { pictureCleaner } from '#adapters/driven/images/picture-cleaner.ts';
import type { ScanOutcome } from '#application/ports/server/files/file-scanner.ts';
import type { UploadBudget } from '#application/ports/server/upload-budget.ts';
import { mostOfNetwork, mostOfSender } from '#domain/forms/files/upload-budget.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight, left } from '#domain/shared/result.ts';
import { bytes, pixelBomb, sampleFiles, signedPdf } from '#fixtures/builders/data/upload-files.ts';
import { memoryAssets, memoryUploadBudget } from '#fixtures/memory/request-stores.ts';
import { deviceMark } from './sender-marks.ts';
import { takeUpload } from './take-upload.ts';

const realm = realmId('vilanova');
const clock = { now: () => 1000 };
const random = (length: number) => new Uint8Array(length).map((_, place) => place + 20);

describe('an upload', () => {
  const keys = { account: (name: string) => `hash of ${name}` };
  const ports = (assets = memoryAssets()) => ({
    assets,
    uploadBudget: memoryUploadBudget(),
    townUploads: 10 * mostOfNetwork,
    freeSpace: { isLow: async () => false },
    fileScanner: { scan: async (): Promise<ScanOutcome> => ({ kind: 'clean' }) },
    acceptsUnscanned: false,
    tellScan: (_outcome: ScanOutcome) => {},
    keys,
    fileInspector,
    pictureCleaner,
    random,
    clock,
  });
  const markOf = (user: string) => deviceMark(keys, realm, user);
  const file = { realm, sender: 'ana', name: 'a.txt', content: sampleFiles.txt, network: '192.0.2.7' };
  const take = (name: string, content: Uint8Array, assets = memoryAssets()) =>
    takeUpload(ports(assets))({ ...file, name, content });

  it('is kept under an id of its own, whatever its name says', async () => {
    const assets = memoryAssets();
    const taken = await take('../../etc/acta firmada.pdf', signedPdf, assets);
    expect(taken).toMatchObject({
      right: { name: 'acta firmada.pdf', kind: 'pdf', isSigned: true, owner: markOf('ana'), createdAt: 1000 },
    });
    expect(isRight(taken) && (await assets.find(realm, taken.right.id))).toEqual(
      isRight(taken) && taken.right,
    );
    expect(await take('a.txt', sampleFiles.txt)).toMatchObject({ right: { isSigned: false } });
  });

  it('is refused where name and content do not go together, and where a picture is broken', async () => {
    expect(await take('a.svg', sampleFiles.txt)).toEqual(left({ kind: 'unknownKind' }));
    expect(await take('a.png', pixelBomb)).toEqual(left({ kind: 'tooManyPixels' }));
    expect(await take('a.jpg', bytes('\u00FF\u00D8\u00FF\u00E0'))).toEqual(left({ kind: 'namesDiffer' }));
  });

  it('is refused from a sender who has uploaded too much in a day', async () => {
    const assets = memoryAssets();
    const owner = markOf('ana');
    const full = { realm, owner, name: 'a', kind: 'txt', isSigned: false, createdAt: 1000 } as const;
    await assets.keep({ ...full, id: 'x', bytes: mostOfSender }, new Uint8Array());
    expect(await take('a.txt', sampleFiles.txt, assets)).toEqual(left({ kind: 'tooManyAttempts' }));
  });

  it('is refused from any device of a network that has uploaded too much, which is counted under a hash', async () => {
    const asked: unknown[] = [];
    const uploadBudget: UploadBudget = {
      take: async (upload, most) => {
        asked.push([upload.network, upload.bytes, most.network]);
        return 'network';
      },
    };
    const assets = memoryAssets();
    const taking = takeUpload({ ...ports(assets), uploadBudget });
    expect(await taking({ ...file, sender: 'new' })).toEqual(left({ kind: 'tooManyAttempts' }));
    expect(asked).toEqual([['hash of uploads of 192.0.2.7', sampleFiles.txt.length, mostOfNetwork]]);
    expect(await assets.bytesSince(realm, markOf('new'), 0)).toBe(0);
  });

  it('is refused if its town has uploaded too much, and if only the room for votes is left', async () => {
    const full = left({ kind: 'filesFull' });
    expect(await takeUpload({ ...ports(), townUploads: 1 })(file)).toEqual(full);
    const low = { isLow: async () => true };
    expect(await takeUpload({ ...ports(), freeSpace: low })(file)).toEqual(full);
  });

  it('is scanned as it arrived, before anything else looks into it, and refused if something is found', async () => {
    const seen: unknown[] = [];
    const told: ScanOutcome[] = [];
    const assets = memoryAssets();
    const taking = takeUpload({
      ...ports(assets),
      fileScanner: {
        scan: async (content) => {
          seen.push(content);
          return { kind: 'infected', signature: 'Eicar' };
        },
      },
      acceptsUnscanned: true,
      tellScan: (outcome) => told.push(outcome),
      fileInspector: {
        inspect: () => {
          throw new Error('looked into a file that was not scanned');
        },
      },
    });
    const content = bytes('no kind that is accepted');
    expect(await taking({ ...file, name: 'a.pdf', content })).toEqual(left({ kind: 'infected' }));
    expect(seen[0]).toBe(content);
    expect(told).toEqual([{ kind: 'infected', signature: 'Eicar' }]);
    expect(await assets.bytesSince(realm, markOf('ana'), 0)).toBe(0);
  });

  it('counts for its network and its town also if something is found in it, and is not scanned beyond that', async () => {
    const infected: ScanOutcome = { kind: 'infected', signature: 'Eicar' };
    let scanned = 0;
    const scan = async () => {
      scanned += 1;
      return infected;
    };
    const townUploads = 2 * file.content.length;
    const taking = takeUpload({ ...ports(), townUploads, fileScanner: { scan } });
    expect(await taking(file)).toEqual(left({ kind: 'infected' }));
    expect(await taking({ ...file, network: '192.0.2.8' })).toEqual(left({ kind: 'infected' }));
    expect(await taking({ ...file, network: '192.0.2.9' })).toEqual(left({ kind: 'filesFull' }));
    expect(scanned).toBe(2);
  });

  it('that the scanner does not answer about is refused, unless the operator accepts such files; both are told', async () => {
    const unscanned: ScanOutcome = { kind: 'unscanned', why: 'ECONNREFUSED' };
    const told: ScanOutcome[] = [];
    const away = {
      ...ports(),
      fileScanner: { scan: async () => unscanned },
      tellScan: (outcome: ScanOutcome) => void told.push(outcome),
    };
    expect(await takeUpload(away)(file)).toEqual(left({ kind: 'unscanned' }));
    expect(await takeUpload({ ...away, acceptsUnscanned: true })(file)).toMatchObject({
      right: { name: 'a.txt' },
    });
    expect(told).toEqual([unscanned, unscanned]);
  });
});
