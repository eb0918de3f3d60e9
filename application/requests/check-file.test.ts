import { describe, expect, it } from 'vitest';
import type { FileInspector } from '#application/ports/file-inspector.ts';
import { left, right } from '#domain/shared/result.ts';
import { checkFile } from './check-file.ts';

describe('a file that is checked', () => {
  const inspector = (answer: ReturnType<FileInspector['inspect']>) => {
    const asked: string[] = [];
    const check = checkFile({
      inspect: (kind) => {
        asked.push(kind);
        return answer;
      },
    });
    return { asked, check };
  };
  const letter = new Uint8Array([32]);

  it('is what its name says if its content is that', () => {
    const { asked, check } = inspector(right({ isSigned: true }));
    expect(check('Acta.PDF', letter)).toEqual(right({ kind: 'pdf', isSigned: true }));
    expect(asked).toEqual(['pdf']);
    const refused = left({ kind: 'namesDiffer' as const });
    expect(inspector(refused).check('a.pdf', letter)).toEqual(refused);
  });

  it('is not looked into if its size or its name is refused', () => {
    const { asked, check } = inspector(right({ isSigned: false }));
    expect(check('a.pdf', new Uint8Array())).toEqual(left({ kind: 'emptyFile' }));
    expect(check('a.exe', letter)).toEqual(left({ kind: 'unknownKind' }));
    expect(asked).toEqual([]);
  });
});
