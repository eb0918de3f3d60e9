import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { webAuthn } from '#adapters/driven/identity/passkeys.ts';
import type { PublishedRecord } from '#adapters/wire/voting/closing-record.ts';
import { closingRecord } from '#domain/voting/closing/closing-record.ts';
import { recordChallenge } from '#domain/voting/closing/sign-closing.ts';
import { softPasskey } from '#fixtures/builders/councils/soft-passkey.ts';
import { someBox, someFigures, someSample, someSurvey } from '#fixtures/builders/data/closing-figures.ts';
import { publishedList, rankedSurvey } from '#fixtures/builders/data/published-list.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const site = { host: 'participa.vilanova.example', origin: 'https://participa.vilanova.example' };
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const list = publishedList(rankedSurvey);
const head = sha256(list.slice(list.indexOf('\n') + 1));

/** What a passkey of its own signs of a hash. */
async function signature(name: string, hash: string): Promise<PublishedRecord['signatures'][number]> {
  const soft = softPasskey(site.origin);
  const asked = { challenge: base64url('made'), rp: { id: site.host }, user: { id: base64url(name) } };
  const made = await webAuthn('Concejo').made(site, soft.made(asked), 'made');
  const { response } = soft.used({ challenge: base64url(recordChallenge(hash)), rpId: site.host });
  const { authenticatorData, clientDataJSON, signature: signed } = response as Record<string, string>;
  return {
    name,
    at: '2026-11-28T08:00:00.000Z',
    ...site,
    key: made?.id ?? '',
    publicKey: made?.publicKey ?? '',
    authenticatorData: authenticatorData ?? '',
    clientDataJSON: clientDataJSON ?? '',
    signature: signed ?? '',
  };
}

/** The record of a vote with the list of these tests: three ballots, of which some are from paper. */
async function aRecord(ballots = 3): Promise<PublishedRecord> {
  const survey = someSurvey({ id: 's', marks: 3, paperMarks: 1, ballots, paperBallots: 1, list: head });
  const figures = someFigures({
    vote: 's',
    surveys: [survey],
    boxes: [someBox('mercat', { given: 1, found: 1, ballots: 1, blank: 0, spoiled: 0 })],
    samples: [someSample({ size: 1, boxes: [{ id: 'mercat', ballots: 1 }] })],
    assisted: 0,
    incidents: [{ number: 4, day: '2026-11-24' as never, words: 'Se fue\u001b[31m la luz' }],
  });
  const { hash, text, parts } = closingRecord(figures, '', { hash: sha256, saltOf: (part) => part });
  const signatures = await Promise.all(['Amparo', 'Vicent'].map((name) => signature(name, hash)));
  return { vote: 's', hash, text, parts: { ...parts }, signatures };
}

async function run(args: readonly string[]) {
  const recorded = recordingIo({});
  const code = await main(['survey', ...args], recorded.io);
  return { code, out: recorded.out(), err: recorded.err() };
}

async function recordIn(content: unknown, ...more: readonly string[]) {
  const folder = scratchFolder();
  const files = { record: join(folder, 'acta.json'), list: join(folder, 'lista.jsonl') };
  writeFileSync(files.record, typeof content === 'string' ? content : JSON.stringify(content));
  writeFileSync(files.list, list);
  return run(['record', files.record, ...more.map((one) => (one === 'LIST' ? files.list : one))]);
}

describe('concejo survey record', () => {
  it('verifies the hash, the parts and both signatures of a record', async () => {
    const record = await aRecord();
    for (const content of [{ record }, record]) {
      const { code, out, err } = await recordIn(content, '--verify');
      expect([code, out.slice(0, 64)]).toEqual([0, record.hash]);
      expect(out).toContain(
        'Amparo: firma correcta, hecha el 2026-11-28T08:00:00.000Z en https://participa.',
      );
      expect(err).toContain('El acta es correcta: la firmaron Amparo, Vicent.');
    }
  });

  it('finds a changed figure, a changed part and a signature of another record', async () => {
    const record = await aRecord();
    const other = await aRecord(4);
    const changed = record.text.replace('"marks":3', '"marks":4');
    expect(await recordIn({ record: { ...record, text: changed } }, '--verify')).toMatchObject({ code: 1 });
    const rehashed = { ...record, text: changed, hash: sha256(changed) };
    expect((await recordIn({ record: rehashed }, '--verify')).err).toContain(
      'la firma de Amparo no es de esta acta',
    );
    const parts = { ...record.parts, paper: record.parts['paper']?.replace('"given":1', '"given":9') ?? '' };
    expect((await recordIn({ record: { ...record, parts } }, '--verify')).err).toContain('la parte «paper»');
    const mixed = { ...record, signatures: [record.signatures[0], other.signatures[1]] };
    const { code, out, err } = await recordIn({ record: mixed }, '--verify');
    expect([code, out.includes('Vicent')]).toEqual([1, false]);
    expect(err).toContain('la firma de Vicent no es de esta acta');
  });

  it('says whether a published list is that of the record, with web and paper ballots', async () => {
    const record = await aRecord();
    const same = await recordIn({ record }, '--verify', '--list', 'LIST');
    expect(same.code).toBe(0);
    expect(same.err).toContain(
      's: la lista es la del acta de cierre, con 3 papeletas (2 de la web y 1 de papel).',
    );
    const other = await recordIn({ record: await aRecord(4) }, '--list', 'LIST');
    expect(other.code).toBe(1);
    expect(other.err).toContain('el acta de cierre dice 4 papeletas y la lista tiene 3');
    expect((await recordIn({ record }, '--list', 'nada.jsonl')).code).not.toBe(0);
    expect(
      (
        await recordIn(
          { record: { ...record, text: record.text.replace('"marks":3', '"marks":4') } },
          '--verify',
          '--list',
          'LIST',
        )
      ).code,
    ).toBe(1);
    const noneNamed = { ...record, text: record.text.replace(`"list":"${head}"`, '"list":null'), parts: {} };
    expect((await recordIn({ record: noneNamed }, '--list', 'LIST')).err).toContain('no nombra la lista');
  });

  it('shows what a record says, without signs that a terminal would obey', async () => {
    const { code, out } = await recordIn({ record: await aRecord() });
    expect(code).toBe(0);
    expect(out).toContain('Acta de cierre: Votación joven');
    expect(out).toContain('1 dadas, 1 en la urna');
    expect(out).not.toContain('\u001b');
  });

  it('refuses what is no record, and a vote without one', async () => {
    expect((await recordIn('nada')).err).toContain('no es un acta de cierre');
    expect((await recordIn({ record: { ...(await aRecord()), text: '{}' } }, '--verify')).code).toBe(3);
    expect((await recordIn({ record: null }, '--verify')).err).toContain('no tiene todavía un acta');
    expect((await run(['record', 'nada.json'])).code).not.toBe(0);
  });
});

describe('concejo survey sample', () => {
  const sample = (...args: readonly string[]) => run(['sample', ...args]);

  it('draws the same ballots as the office, whatever the order of the boxes', async () => {
    const { code, out, err } = await sample(
      '--seed',
      '2718281828',
      '--size',
      '5',
      '--boxes',
      'mercat=40,centre=25',
    );
    expect([code, out]).toEqual([0, 'centre: 1, 5, 8\nmercat: 11, 25\n']);
    expect(err).toContain('5 de 65 papeletas');
    const other = await sample('--seed', ' 2718281828 ', '--size', '5', '--boxes', 'centre=25, mercat=40');
    expect(other.out).toBe(out);
  });

  it('refuses boxes that it cannot read, and says what is missing', async () => {
    for (const boxes of ['mercat', 'mercat=0', 'mercat=1,mercat=2', '=4'])
      expect((await sample('--seed', '12345678', '--size', '5', '--boxes', boxes)).err).toContain('--boxes');
    expect(await sample('--seed', '12345678', '--size', 'x', '--boxes', 'a=4')).toMatchObject({ code: 2 });
    expect((await sample('--seed', '12345678')).err).toContain('--size');
  });
});
