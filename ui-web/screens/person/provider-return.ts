import { useEffect, useRef, useState } from 'react';
import { finishAsResidentCall } from '#adapters/wire/providers/finish-as-resident.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { keepPlace } from '#ui-web/shell/routing/navigation.ts';

/** What came back from the town's provider behind the #; null if the address has something else there. */
const returnedIn = ({ hash }: Pick<Location, 'hash'>): string | null =>
  /[#&]state=residents\./u.test(hash) ? hash.slice(1) : null;

/** Where the sign-in by the provider is: there is none, it is being finished, or it failed. */
export type ReturnedSignIn =
  | { readonly kind: 'none' | 'busy' }
  | { readonly kind: 'failed'; readonly why: { readonly kind: string } };

/** Finishes a sign-in that came back from the provider: once, since an answer counts once. */
export function useProviderReturn({
  realm,
  call,
  deviceData,
}: Pick<FormCouncil, 'realm' | 'call' | 'deviceData'>): ReturnedSignIn {
  const [returned] = useState(() => returnedIn(window.location));
  const [standing, setStanding] = useState<ReturnedSignIn>({ kind: returned === null ? 'none' : 'busy' });
  const isAsked = useRef(false);
  useEffect(() => {
    if (returned === null || isAsked.current) return;
    isAsked.current = true;
    const show = (search: string) =>
      window.history.replaceState(
        window.history.state,
        '',
        keepPlace(`/perfil${search}`, window.location.search),
      );
    // The address is not kept with it, in the history or in a bookmark.
    show('');
    const finish = async () => {
      const { state = '', ...more } = Object.fromEntries(new URLSearchParams(returned));
      const done = await call(finishAsResidentCall, { realm, body: { returned: { state, ...more } } });
      if (isLeft(done)) return setStanding({ kind: 'failed', why: done.left });
      deviceData.note(realm);
      show(done.right.back);
      setStanding({ kind: 'none' });
    };
    void finish();
  }, [returned, realm, call, deviceData]);
  return standing;
}
