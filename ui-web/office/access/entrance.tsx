import { useLocation, useSearch } from 'wouter';
import { keepPlace } from '#ui-web/shell/routing/navigation.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import type { OfficeTown } from '../office-facts.ts';
import { setupPlace } from '../setup/setup-place.ts';
import { InvitationScreen, invitationPath } from './invitation.tsx';
import { ProviderReturn, returnPath } from './provider-return.tsx';
import { SignIn } from './sign-in.tsx';

interface EntranceProps {
  readonly council: OfficeCouncil;
  readonly town: OfficeTown;
  /** Asks again who is signed in. */
  readonly enter: () => void;
}

/** Whether the address is one of the door, also for somebody who is inside: an invitation, or the way back from an account. */
export function useIsAtDoor(): boolean {
  const [location] = useLocation();
  return location === invitationPath || location === returnPath;
}

/** How somebody comes in: by an invitation, back from an account, or by signing in where they wanted to go. */
export function Entrance({ council, town, enter }: EntranceProps) {
  const [location, go] = useLocation();
  const search = useSearch();
  const enterAt = (place?: string) => {
    if (place !== undefined) go(keepPlace(place, search), { replace: true });
    enter();
  };
  if (location === returnPath)
    return <ProviderReturn council={council} returned={window.location.hash.slice(1)} leave={enterAt} />;
  if (location !== invitationPath)
    return <SignIn council={council} provider={town.provider} onInside={enterAt} />;
  return (
    <InvitationScreen
      council={council}
      town={town}
      invitation={window.location.hash.slice(1)}
      leave={() => enterAt(town.isBeginning ? setupPlace : '/gestion')}
    />
  );
}
