import { useLocation, useSearch } from 'wouter';
import { keepPlace } from '#ui-web/shell/routing/navigation.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import type { OfficeTown } from '../office-facts.ts';
import { InvitationScreen, invitationPath } from './invitation.tsx';
import { SignIn } from './sign-in.tsx';

interface EntranceProps {
  readonly council: OfficeCouncil;
  readonly town: OfficeTown;
  /** Asks again who is signed in. */
  readonly enter: () => void;
}

/** Whether the address is that of an invitation. */
export function useIsInvited(): boolean {
  const [location] = useLocation();
  return location === invitationPath;
}

/** How somebody comes in: by an invitation, or by signing in where they wanted to go. */
export function Entrance({ council, town, enter }: EntranceProps) {
  const [, go] = useLocation();
  const search = useSearch();
  const isInvited = useIsInvited();
  const enterAt = (place?: string) => {
    if (place !== undefined) go(keepPlace(place, search), { replace: true });
    enter();
  };
  if (!isInvited) return <SignIn council={council} onInside={enterAt} />;
  return (
    <InvitationScreen
      council={council}
      town={town}
      invitation={window.location.hash.slice(1)}
      leave={() => enterAt('/gestion')}
    />
  );
}
