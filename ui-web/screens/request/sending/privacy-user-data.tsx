import { useEffect, useState } from 'react';
import { contactFields } from '#domain/forms/contact.ts';
import type { Profile } from '#domain/forms/profile.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useFormTools } from '../form-context.ts';

type Known =
  | { readonly kind: 'asking' | 'failed' }
  | { readonly kind: 'here'; readonly profile: Profile | null };

function useKnown(): Known {
  const { council } = usePlace();
  const [known, setKnown] = useState<Known>({ kind: 'asking' });
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      const { people } = await council.forms();
      const who = await people.who(council.realm);
      if (isShown) setKnown(isLeft(who) ? { kind: 'failed' } : { kind: 'here', profile: who.right });
    };
    // The script that asks may not load either.
    ask().catch(() => isShown && setKnown({ kind: 'failed' }));
    return () => {
      isShown = false;
    };
  }, [council]);
  return known;
}

/**
 * The data that the council has about the reader of the policy and the link to change them, or that they are unknown
 * now.
 */
export function PrivacyUserData() {
  const { t } = useSpeech();
  const { profileHref } = useFormTools();
  const known = useKnown();
  if (known.kind !== 'here')
    return <p role="status">{t(known.kind === 'failed' ? 'person:failed' : 'person:privacy.asking')}</p>;
  const { profile } = known;
  const entries = profile === null ? [] : contactFields.flatMap((part) => profile[part] || []);
  return (
    <>
      <p role="status">{t(entries.length === 0 ? 'person:privacy.none' : 'person:privacy.has')}</p>
      {entries.length > 0 && <p>{entries.join(' · ')}</p>}
      <p>
        <Link href={profileHref}>{t('person:title')}</Link>
      </p>
    </>
  );
}
