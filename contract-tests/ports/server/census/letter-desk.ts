import { describe, expect, it } from 'vitest';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { CensusBook } from '#application/ports/server/imports/census-book.ts';
import type { LetterAct, LetterDesk } from '#application/ports/server/letters/letter-desk.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type LetterRecord, noLetters } from '#domain/voting/letters/letter-record.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const id = (text: string) => text as IdentityNumber;
const [ana, joan, pau, mar] = [id('12345678Z'), id('X1234567L'), id('00000000T'), id('00000001R')];
const years = ['1984', '1990', '1950'];
const entry = (name: string) => ({
  id: name,
  at: 7,
  by: 'Marta',
  layout: 'census',
  collection: 'census',
  undone: null,
});
const step = (act: string) => ({ act, from: null, to: '1', words: null, by: 'Neus', at: 0 });
const sent = (record: LetterRecord): LetterAct => ({
  record: { ...record, sent: record.sent + 1 },
  steps: [step('letters.send')],
});

interface Opened {
  readonly letters: LetterDesk;
  readonly book: CensusBook;
  readonly census: CensusRegister;
  readonly steps: StepStore;
  readonly stored: () => Promise<string>;
}

/** The contract of the letters of votes. `open` gives an empty council. */
export function letterDeskContract(name: string, open: () => Promise<Opened>): void {
  const begin = async () => {
    const council = await open();
    const people = [
      { identity: ana, secrets: ['1984'] },
      { identity: joan, secrets: ['1990', 'ZZBE'] },
      { identity: pau, secrets: ['K7QM'], isBlocked: true },
    ];
    const change = { people, removesOthers: false, isDuringVote: false };
    await council.book.write(town, entry('k1'), change, 0);
    return council;
  };

  describe(`${name} keeps the contract of the letters of votes`, () => {
    it('stores a record with its steps, in a chain of its own, and nothing if nothing was decided', async () => {
      const { letters, steps } = await begin();
      expect(await letters.find(town, 'v')).toEqual(noLetters);
      expect(await letters.change(town, 'v', () => ({ act: null, answer: 'no' }))).toBe('no');
      await letters.change(town, 'v', (record) => ({ act: sent(record), answer: null }));
      await letters.change(town, 'v', (record) => ({ act: sent(record), answer: null }));
      expect(await letters.find(town, 'v')).toEqual({ ...noLetters, sent: 2 });
      expect([await letters.find(town, 'w'), await letters.find(other, 'v')]).toEqual([noLetters, noLetters]);
      expect((await steps.of(town, 'letters/v')).map(({ act }) => act)).toEqual([
        'letters.send',
        'letters.send',
      ]);
    });

    it('says who gets a first code, another one, and none', async () => {
      const { letters } = await begin();
      const looked = await letters.look(town, [ana, mar, joan, pau], years);
      expect(looked).toEqual({ people: ['new', 'unknown', 'again', 'blocked'], version: 1 });
      expect((await letters.look(other, [ana], years)).people).toEqual(['unknown']);
    });

    it('gives codes that count at once, instead of earlier ones and beside the year of birth', async () => {
      const { letters, census, book, steps, stored } = await begin();
      const before = await census.match(town, joan, ['1990']);
      const codes = [
        { identity: ana, code: 'AAAA' },
        { identity: joan, code: 'BBBB' },
        { identity: mar, code: 'CCCC' },
      ];
      expect(await letters.renew(town, 'v', { codes, years, version: 1 }, sent)).toBe(true);
      expect(await census.match(town, ana, ['AAAA'])).not.toBeNull();
      expect(await census.match(town, ana, ['1984', 'AAAA'])).not.toBeNull();
      expect(await census.match(town, joan, ['BBBB'])).toBe(before);
      expect(await census.match(town, joan, ['1990'])).toBe(before);
      expect(await census.match(town, joan, ['ZZBE'])).toBeNull();
      expect(await census.match(town, mar, ['CCCC'])).toBeNull();
      expect(await book.state(town)).toEqual({ people: 3, blocked: 1, version: 2 });
      expect(await letters.find(town, 'v')).toEqual({ ...noLetters, sent: 1 });
      expect((await letters.look(town, [ana], years)).people).toEqual(['again']);
      expect((await book.list(town))[0]?.canUndo).toBe(false);
      const all = (await stored()) + JSON.stringify(await steps.of(town, 'letters/v'));
      expect(all.replaceAll(/[0-9a-f]{64}/gu, 'hash')).not.toMatch(/AAAA|BBBB|CCCC|12345678/u);
    });

    it('does nothing at another version of the census, and one of two at once', async () => {
      const { letters, census } = await begin();
      const code = (text: string) => ({ codes: [{ identity: ana, code: text }], years, version: 1 });
      expect(await letters.renew(town, 'v', { ...code('AAAA'), version: 0 }, sent)).toBe(false);
      expect(await census.match(town, ana, ['AAAA'])).toBeNull();
      const both = await Promise.all([
        letters.renew(town, 'v', code('BBBB'), sent),
        letters.renew(town, 'v', code('CCCC'), sent),
      ]);
      expect(both.filter(Boolean)).toHaveLength(1);
      expect((await letters.find(town, 'v')).sent).toBe(1);
    });

    it('knows a person whose number was corrected, and keeps them the same', async () => {
      const { letters, census, book } = await begin();
      const before = await census.match(town, joan, ['1990']);
      const people = [{ identity: mar, former: joan, secrets: [] }];
      await book.write(town, entry('k2'), { people, removesOthers: false, isDuringVote: false }, 1);
      const codes = [{ identity: mar, code: 'AAAA' }];
      await letters.renew(town, 'v', { codes, years, version: 2 }, sent);
      expect(await census.match(town, mar, ['AAAA'])).toBe(before);
      expect(await census.match(town, mar, ['1990'])).toBe(before);
      expect(await census.match(town, mar, ['ZZBE'])).toBeNull();
    });
  });
}
