import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { votingKeysContract } from '#contract-tests/ports/server/voting-keys.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { receiptCode } from '#domain/voting/receipt-code.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { memoryKeys } from '#fixtures/memory/voting-keys.ts';
import { openSecrets } from './secrets-file.ts';

const [town, survey] = [realmId('vilanova'), surveyId('budget')];
const newFile = () => join(scratchFolder(), 'secrets.json');

votingKeysContract('the secrets file', async () => openSecrets(newFile(), 'new'));
votingKeysContract('the memory of a test', async () => memoryKeys());

describe('the secrets file', () => {
  it('is readable only for its owner, also after a key was added', () => {
    const file = newFile();
    const keys = openSecrets(file, 'new');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    keys.mark(town, survey, 'ana');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is made with its folders, which only its owner can enter', () => {
    const folder = join(scratchFolder(), 'keys', 'ours');
    openSecrets(join(folder, 'secrets.json'), 'new');
    for (const made of [folder, join(folder, '..')]) expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  it('marks a person alike after a restart, and under keys of their own in two councils', () => {
    const file = newFile();
    const mark = openSecrets(file, 'new').mark(town, survey, 'ana');
    expect(openSecrets(file, 'made').mark(town, survey, 'ana')).toBe(mark);
    expect(openSecrets(newFile(), 'new').mark(town, survey, 'ana')).not.toBe(mark);
  });

  it('identifies its keys by their hashes, without revealing one', () => {
    const file = newFile();
    const keys = openSecrets(file, 'new');
    const print = keys.print(town, survey);
    expect(openSecrets(file, 'made').print(town, survey)).toBe(print);
    expect(keys.print(town, surveyId('poll'))).not.toBe(print);
    expect(openSecrets(newFile(), 'new').print(town, survey)).not.toBe(print);
    expect(readFileSync(file, 'utf8')).not.toContain(print);
  });

  it('is on disk before a mark is returned', () => {
    const file = newFile();
    const keys = openSecrets(file, 'new');
    expect(readFileSync(file, 'utf8')).not.toContain('vilanova/budget');
    keys.mark(town, survey, 'ana');
    expect(readFileSync(file, 'utf8')).toContain('vilanova/budget');
  });

  it('returns no mark under a key that could not be stored, then or later', () => {
    const file = newFile();
    const keys = openSecrets(file, 'new');
    mkdirSync(`${file}.new`);
    expect(() => keys.mark(town, survey, 'ana')).toThrow(/EISDIR/u);
    expect(() => keys.mark(town, survey, 'ana')).toThrow(/EISDIR/u);
    rmSync(`${file}.new`, { recursive: true });
    const mark = keys.mark(town, survey, 'ana');
    expect(openSecrets(file, 'made').mark(town, survey, 'ana')).toBe(mark);
  });

  it('takes over the key that another process has made meanwhile', () => {
    const file = newFile();
    const [one, two] = [openSecrets(file, 'new'), openSecrets(file, 'made')];
    expect(two.mark(town, survey, 'ana')).toBe(one.mark(town, survey, 'ana'));
    one.mark(town, surveyId('poll'), 'ana');
    expect(two.mark(town, surveyId('poll'), 'ana')).toBe(one.mark(town, surveyId('poll'), 'ana'));
  });

  it('no longer contains a key once it is erased, also after a restart', () => {
    const file = newFile();
    const keys = openSecrets(file, 'new');
    const before = readFileSync(file, 'utf8');
    keys.mark(town, survey, 'ana');
    const { surveys } = JSON.parse(readFileSync(file, 'utf8')) as { surveys: Record<string, string> };
    keys.erase(town, survey);
    expect(readFileSync(file, 'utf8')).not.toContain(surveys['vilanova/budget']);
    expect(readFileSync(file, 'utf8')).not.toBe(before);
    const again = openSecrets(file, 'made');
    expect(again.isErased(town, survey)).toBe(true);
    expect(() => again.mark(town, survey, 'ana')).toThrow('erased');
  });

  it('keeps a key that could not be erased', () => {
    const file = newFile();
    const keys = openSecrets(file, 'new');
    const mark = keys.mark(town, survey, 'ana');
    mkdirSync(`${file}.new`);
    expect(() => keys.erase(town, survey)).toThrow(/EISDIR/u);
    expect(keys.isErased(town, survey)).toBe(false);
    expect(keys.mark(town, survey, 'ana')).toBe(mark);
  });

  it('names ballots as anyone can compute: SHA-256 of survey and code', () => {
    const code = receiptCode(new Uint8Array(15));
    expect(openSecrets(newFile(), 'new').ballotId(survey, code)).toBe(
      'b686dfe4753c8ba3aa46852da91df0d6346cab65074e9f8a1b98d01c4d7c00cf',
    );
  });

  it('that is missing is not made again for a database that was made with it', () => {
    expect(() => openSecrets(newFile(), 'made')).toThrow('missing');
  });

  it.each([
    '',
    '{',
    'null',
    '{}',
    '{"census":"short","surveys":{}}',
    `{"census":"${'a'.repeat(64)}","surveys":{"a/b":7}}`,
    `{"census":"${'a'.repeat(64)}"}`,
    `{"census":"${'a'.repeat(64)}","surveys":{},"erased":"a/b"}`,
  ])('that contains «%s» is refused, and left as it is', (text) => {
    const file = newFile();
    writeFileSync(file, text);
    expect(() => openSecrets(file, 'new')).toThrow();
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
