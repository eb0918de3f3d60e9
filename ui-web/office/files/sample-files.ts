import { readTownFileCall } from '#adapters/wire/files/read-town-file.ts';
import { listTownFilesCall } from '#adapters/wire/files/list-town-files.ts';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { left, right } from '#domain/shared/result.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import type { ReadFile } from './read-file.ts';

/** For tests: a picture that was uploaded in the office. */
export const anOfficeFile = (name: string, more: Partial<OfficeFile> = {}): OfficeFile => ({
  name,
  kind: name.split('.').at(-1) ?? '',
  address: `/files/vilanova/${name}`,
  content: {
    hash: 'ab'.repeat(32),
    type: 'image/jpeg',
    bytes: 412_000,
    width: 1920,
    height: 1280,
    sizes: [
      { bytes: 20_000, width: 480, height: 320 },
      { bytes: 90_000, width: 960, height: 640 },
    ],
  },
  words: {},
  focus: null,
  by: 'Neus',
  at: '2026-11-18T09:31:00.000Z',
  isPublished: false,
  replaced: [],
  ...more,
});

/** For tests: a file with what staff must know of it. */
export const aReadFile = (file: OfficeFile, more: Partial<ReadFile> = {}): ReadFile => ({
  file,
  isPublic: false,
  uses: [],
  steps: [{ number: 1, at: file.at, by: 'Neus', act: 'file.upload' }],
  ...more,
});

/** For tests: a town with these files, and what was asked of their list. */
export function someFiles(files: readonly OfficeFile[]) {
  const asked: object[] = [];
  const calls: readonly StubbedCall[] = [
    stubCall(listTownFilesCall, async (query) => {
      asked.push(query);
      return right({ items: [...files], itemsCount: files.length });
    }),
    stubCall(readTownFileCall, async ({ name }) => {
      const file = files.find((one) => one.name === name);
      return file === undefined ? left({ kind: 'unknownFile' }) : right(aReadFile(file));
    }),
  ];
  return { asked, calls };
}
