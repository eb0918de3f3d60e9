import { describe, expect, it } from 'vitest';
import { addresses } from '#adapters/wire/addresses.ts';
import { realmId } from '#domain/shared/ids.ts';
import { today } from '#fixtures/builders/running-council.ts';
import { firstCalls } from './first-calls.ts';

const realm = realmId('vilanova');
const callsAt = (path: string, menu: string | null = null) => firstCalls({ realm, path, today, menu });

describe('the calls that come with a page', () => {
  it('are those of its frame everywhere', () => {
    expect(callsAt('/pagina/guia')).toEqual([addresses.settings(realm)]);
    expect(callsAt('/pagina/guia', 'main')).toEqual([
      addresses.settings(realm),
      addresses.menu(realm, 'main'),
    ]);
  });

  it('ask for the process that the path names, whatever stands in its name', () => {
    expect(callsAt('/procesos-participativos/a%C3%B1o%20nuevo')).toContain(
      addresses.process(realm, 'año nuevo'),
    );
    expect(callsAt('/procesos-participativos/')).toContain(addresses.processes(realm, 6, 0));
  });

  it('are those of the frame where the path cannot be read', () => {
    expect(callsAt('/%E0%A4%A')).toEqual([addresses.settings(realm)]);
    expect(callsAt('/procesos-participativos/%zz')).toContain(addresses.processes(realm, 6, 0));
  });
});
