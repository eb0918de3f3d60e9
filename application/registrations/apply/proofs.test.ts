import { describe, expect, it } from 'vitest';
import type { KeptDraw } from '#domain/registrations/act/kept-draw.ts';
import { pricedCourse, summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { isRight, left, right } from '#domain/shared/result.ts';
import type { ScanOutcome } from '#application/ports/server/files/file-scanner.ts';
import { judgeApplication } from '../admission/judge-application.ts';
import { publishList } from '../admission/publish-list.ts';
import {
  forgetOldRegistrations,
  isDrawErased,
  registrationsKept,
} from '../after/forget-old-registrations.ts';
import { drawRecord, listRecord, outcomeRecord, readDraw } from '../draw/draw-records.ts';
import { readActivityKey } from '../activity-key.ts';
import { applicationOfCode, readApplication } from '../read-applications.ts';
import { withdrawApplication } from './correct-application.ts';
import { mostProofBytes, mostProofs, noteProofRead, putProof, readProof } from './put-proof.ts';

const day = 86_400_000;
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const verdict = { isAdmitted: true, reason: '', segments: [], points: [], exemptions: [], by: 'neus' };

/** A town in which files are what their first letters say. */
function provingTown(activity = summerSchool) {
  const set = registeringTown(activity);
  const state = { isLow: false, scan: { kind: 'clean' } as ScanOutcome };
  const ports = {
    ...set.ports,
    fileScanner: { scan: async () => state.scan },
    acceptsUnscanned: false,
    tellScan: () => {},
    freeSpace: { isLow: async () => state.isLow },
    fileInspector: {
      inspect: (kind: string, content: Uint8Array) =>
        Buffer.from(content).toString().startsWith(kind) ? right({} as never) : left({} as never),
    },
  };
  const put = (n: number, more: Partial<Parameters<ReturnType<typeof putProof>>[2]> = {}) =>
    putProof(ports)(set.places, `key-${n}`, {
      proof: 'libro',
      name: ' libro.pdf ',
      content: bytes('pdf of the family'),
      ...more,
    });
  return { ...set, ports, state, put };
}

describe('a proof', () => {
  it('is sealed under the key of its activity, read again, and its reading noted', async () => {
    const { sends, put, find, ports, places } = provingTown();
    await sends(1);
    await judgeApplication(ports)(places, 'key-1', verdict);
    expect(await put(1)).toMatchObject(
      right({ verdict: null, proofs: [{ name: 'libro.pdf', type: 'pdf' }] }),
    );
    const application = await find(1);
    const id = application.proofs[0]?.id ?? '';
    const read = await readProof(ports)(places, application, id);
    expect(Buffer.from(read?.content ?? []).toString()).toBe('pdf of the family');
    expect(await readProof(ports)(places, application, 'other')).toBeNull();
    await noteProofRead(ports)(places, application, { proof: id, by: 'neus' });
    expect(
      (await applicationOfCode(ports)(places.good, application.code.toUpperCase()))?.application.id,
    ).toBe('key-1');
    expect(await applicationOfCode(ports)(places.good, 'nobody')).toBeNull();
  });

  it('is a file of what is asked for, of a size, without a virus, while there is room', async () => {
    const { sends, put, state, vault } = provingTown();
    await sends(1);
    expect(await put(9)).toEqual(left({ kind: 'unknownApplication' }));
    expect(await put(1, { proof: 'otro' })).toEqual(left({ kind: 'unknownProof' }));
    expect(await put(1, { content: new Uint8Array(mostProofBytes + 1) })).toEqual(left({ kind: 'tooLarge' }));
    expect(await put(1, { content: bytes('zip') })).toEqual(left({ kind: 'notAFile' }));
    expect(await put(1, { content: bytes('jpg'), proof: 'germans' })).toMatchObject(right({}));
    state.isLow = true;
    expect(await put(1)).toEqual(left({ kind: 'filesFull' }));
    state.isLow = false;
    state.scan = { kind: 'infected', signature: 'x' } as ScanOutcome;
    expect(await put(1)).toEqual(left({ kind: 'infected' }));
    state.scan = { kind: 'clean' };
    for (let n = 1; n < mostProofs; n += 1) await put(1);
    expect(await put(1)).toEqual(left({ kind: 'proofsFull' }));
    expect(vault.size()).toBe(mostProofs);
  });

  it('comes while applications are open or appeals are, and leaves nothing behind if somebody was faster', async () => {
    const { sends, put, ports, places, clock, vault } = provingTown();
    await sends(1);
    const both = await Promise.all([put(1), put(1)]);
    expect(both.filter(isRight)).toHaveLength(1);
    expect(vault.size()).toBe(1);
    await judgeApplication(ports)(places, 'key-1', verdict);
    clock.at += day;
    expect(await put(1)).toEqual(left({ kind: 'notOpen' }));
    await publishList(ports)(places, 'provisional', 'neus');
    expect(await put(1)).toMatchObject(right({ verdict: { isAdmitted: true } }));
    await withdrawApplication(ports)(places, 'key-1');
    expect(await put(1)).toEqual(left({ kind: 'notOpen' }));
  });

  it('comes for a place of who came first until staff have looked', async () => {
    const { sends, put, ports, places } = provingTown({ ...pricedCourse, proofs: summerSchool.proofs });
    await sends(1, { content: { exemptions: ['nombrosa'] } });
    expect(await put(1, { proof: 'nombrosa' })).toMatchObject(right({ state: 'offered' }));
    await judgeApplication(ports)(places, 'key-1', { ...verdict, exemptions: ['nombrosa'] });
    expect(await put(1)).toEqual(left({ kind: 'notOpen' }));
  });
});

describe('what is kept of an activity', () => {
  it('is erased a year after its last day, with its proofs and its key, which goes last', async () => {
    const { sends, put, ports, places, vault, find, goods } = provingTown();
    const realms = { towns: async () => [{ realm: places.good.realm }] };
    const forget = forgetOldRegistrations({ ...ports, realms });
    await sends(1);
    await put(1);
    const application = await find(1);
    const records = [listRecord('{}', ports.clock.now()), outcomeRecord('{}', ports.clock.now())];
    const kept = drawRecord({} as KeptDraw, 1, ports.clock.now());
    const request = { key: 'draw', bodyHash: '', at: 1, by: 'rosa', acts: [], money: [] };
    await ports.goods.ask(places.good, { ...request, records: [...records, kept] });
    const due = summerSchool.times.ends + registrationsKept;
    const isErased = (now: number) =>
      isDrawErased(ports, { realm: places.good.realm, activity: summerSchool.id, sealedAt: 0 }, now);
    await forget(due);
    expect(vault.size()).toBe(1);
    expect([await isErased(registrationsKept - 1), await isErased(due)]).toEqual([false, false]);
    await forget(due + 1);
    expect(vault.size()).toBe(0);
    expect(await readApplication(ports)(places.good, 'key-1')).toBeNull();
    expect(await readActivityKey(ports)(places.good)).toBeNull();
    expect(await readProof(ports)(places, application, application.proofs[0]?.id ?? '')).toBeNull();
    expect(await isErased(due)).toBe(true);
    expect(await readDraw(ports)(places.good.realm, summerSchool.id)).not.toBeNull();
    expect(await goods.grantsOf(places.good, application.holder, ports.clock.now())).toEqual([]);
  });
});
