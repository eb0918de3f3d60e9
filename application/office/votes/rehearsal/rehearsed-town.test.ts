import { describe, expect, it } from 'vitest';
import type { Town } from '#domain/access/town.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { SurveyBody } from '#domain/voting/opening/frozen-vote.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { rehearsalStep } from './rehearsal-step.ts';
import { closedTown, rehearsedTown, type RehearsedParts } from './rehearsed-town.ts';

const town: Town = {
  realm: realmId('vilanova'),
  name: 'Vilanova',
  timeZone: 'Europe/Madrid',
  defaultLanguage: 'es',
  hosts: ['vilanova.example'],
  hostPatterns: ['^vilanova'],
  checksIdentity: true,
};
const begun = Date.parse('2026-11-18T11:00:00Z');
const rehearsal = { name: realmId('ensayo-x'), begun, ends: Date.parse('2026-11-24T23:00:00Z') };
const survey = { _id: 'plaza', proposals: [{ _id: 'p-1' }, 'odd', null, {}] } as unknown as SurveyBody;
const parts = (more: Partial<RehearsedParts> = {}): RehearsedParts => ({
  town,
  surveys: [survey],
  process: null,
  collections: new Map([
    ['settings', [{ _id: 's' }]],
    ['mailboxes', [{ _id: 'm' }]],
    ['propuestas', [{ _id: 'p-1' }, { _id: 'p-2', data: { IDproceso: 'obras' } }, { _id: 'p-3' }]],
    ['propuestas-2026', [{ _id: 'q-1' }]],
  ]),
  census: [{ identity: '99000001B' as IdentityNumber, code: 'ABCD' }],
  readSurvey: (body) => (body._id === 'unreadable' ? null : ({ id: body._id } as unknown as Survey)),
  ...more,
});

describe('the town of a rehearsal', () => {
  it('has no host, no check of identities, the invented census, and no ballots', () => {
    const made = rehearsedTown(rehearsal, parts());
    expect(made.town).toMatchObject({
      realm: 'ensayo-x',
      hosts: [],
      hostPatterns: [],
      checksIdentity: false,
    });
    expect(made.census).toEqual([{ identity: '99000001B', secrets: ['ABCD'] }]);
    expect([made.ballots.size, made.files]).toEqual([0, []]);
  });

  it('has the settings of the town, no mailbox, and the proposals that the survey offers', () => {
    const { collections } = rehearsedTown(rehearsal, parts());
    expect(collections.get('settings')).toEqual([{ _id: 's' }]);
    expect(collections.get('menus')).toEqual([]);
    expect(collections.has('mailboxes')).toBe(false);
    expect(collections.get('propuestas')).toEqual([{ _id: 'p-1' }]);
    expect(collections.get('procesos')).toMatchObject([{ _id: 'ensayo', data: { survey: 'plaza' } }]);
  });

  it('has the proposals of the process that names it, from the collection where these are', () => {
    const shared = rehearsedTown(rehearsal, parts({ process: { _id: 'obras' } }));
    expect(shared.collections.get('propuestas')).toMatchObject([{ _id: 'p-1' }, { _id: 'p-2' }]);
    const own = rehearsedTown(
      rehearsal,
      parts({ process: { _id: 'obras', coleccionPropuestas: 'propuestas-2026' } }),
    );
    expect(own.collections.get('propuestas-2026')).toEqual([{ _id: 'q-1' }]);
    const lacking = rehearsedTown(rehearsal, parts({ collections: new Map() }));
    expect(lacking.collections.get('propuestas')).toEqual([]);
  });

  it('has its surveys open until the last day, without those that cannot be read', () => {
    const surveys = [{ _id: 'plaza' }, { _id: 'unreadable' }] as unknown as RehearsedParts['surveys'];
    const made = rehearsedTown(rehearsal, parts({ surveys }));
    expect(made.surveys).toEqual([
      {
        survey: { id: 'plaza' },
        document: { _id: 'plaza', isActive: true, endTime: '2026-11-24', registeredOnly: false },
      },
    ]);
    expect(closedTown(made, [])).toMatchObject({ town: made.town, surveys: [], census: null });
  });
});

describe('the step of a rehearsal', () => {
  it('says who held it and when it was over, once', () => {
    const act = rehearsalStep({ by: 'Neus' }, 7, []);
    expect(act).toMatchObject({
      record: null,
      documents: [],
      steps: [{ act: 'vote.rehearse', by: 'Neus', at: 7 }],
    });
    expect(rehearsalStep({ by: 'Neus' }, 7, act?.steps ?? [])).toBeNull();
    expect(rehearsalStep({ by: 'Neus' }, 8, act?.steps ?? [])).not.toBeNull();
    expect(rehearsalStep({ by: 'Neus' }, 7, [{ act: 'vote.open', at: 7 }])).not.toBeNull();
  });
});
