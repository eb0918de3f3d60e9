import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StatusNames } from '#application/ports/browser/status-names.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';

const town = realmId('vilanova');

/** What every source of status names keeps to, told on the sample towns. */
export function statusNamesContract(
  name: string,
  open: () => Promise<{ names: StatusNames; close: () => Promise<void> }>,
): void {
  describe(`${name} keeps the status-names contract`, () => {
    let names: StatusNames;
    let close: () => Promise<void>;
    beforeAll(async () => ({ names, close } = await open()));
    afterAll(() => close());

    it('knows what the staff of a mailbox call the steps of a validation', async () => {
      const found = await names.ofMailbox(town, mailboxId('propuestas'));
      expect(found).toMatchObject({ right: [{ key: '2' }, { key: '1' }, { key: '0' }] });
    });

    it('knows none for a mailbox without them, and refuses one that there is not', async () => {
      expect(await names.ofMailbox(town, mailboxId('incidencias'))).toEqual(right([]));
      expect(await names.ofMailbox(town, mailboxId('nada'))).toEqual(left({ kind: 'notFound' }));
    });
  });
}
