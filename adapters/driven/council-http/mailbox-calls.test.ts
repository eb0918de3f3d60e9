import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStatusNames } from '#adapters/wire/requests/management.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { callVisitor } from '#fixtures/builders/councils/call-visitor.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { realmId } from '#domain/shared/ids.ts';
import { flatMap, left, right } from '#domain/shared/result.ts';

describe('a mailbox of a council, called over HTTP', () => {
  let council: Awaited<ReturnType<typeof startCouncil>>;
  beforeAll(async () => (council = await startCouncil()));
  afterAll(() => council.stop());

  const namesOf = async (id: string) =>
    flatMap(readStatusNames)(
      await callVisitor(council.url).call(readMailboxCall, { realm: realmId('vilanova'), id }),
    );

  it('gives what its staff call the steps of a validation', async () => {
    expect(await namesOf('propuestas')).toMatchObject({ right: [{ key: '2' }, { key: '1' }, { key: '0' }] });
  });

  it('gives no such names if it has none, and is refused if there is no such mailbox', async () => {
    expect(await namesOf('incidencias')).toEqual(right([]));
    expect(await namesOf('nada')).toEqual(left({ kind: 'unknownMailbox' }));
  });
});
