import { useState } from 'react';
import { type PortalSwitch, switchPortalCall } from '#adapters/wire/portals/staff-portals.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeDeed } from '../parts/use-office-deed.ts';
import { useOffice } from '../shell/office-context.ts';

const known = ['unreachable', 'notAllowed', 'unknownDocument'];

/** The front-ends as they are since the last switch, and a way to switch one. */
export function useSwitch(read: readonly PortalSwitch[]) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  const [items, setItems] = useState(read);
  const deed = useOfficeDeed((refusal) => {
    const { kind } = refusal as { readonly kind: string };
    return `office-portals:trouble.${known.includes(kind) ? kind : 'other'}`;
  });
  const change = (portal: string, isOpen: boolean) =>
    deed.act(
      () => call(switchPortalCall, { realm, portal, body: { isOpen } }),
      (came) => {
        setItems(came.items);
        const name = t(`office-portals:names.${portal}`);
        return t(isOpen ? 'office-portals:didOpen' : 'office-portals:didClose', { portal: name });
      },
    );
  return { items, deed, change };
}
