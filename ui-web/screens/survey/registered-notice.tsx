import { Notice } from '#ui-web/components/notice/notice.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { verifyForVoteAddress } from '#ui-web/screens/person/way-back.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { answerable, type Visit } from './visit.ts';

/** Says before the questions that only people with an account may vote, and how to get one. */
export function RegisteredNotice({ visit }: { readonly visit: Visit }) {
  const { t } = useSpeech();
  if (!answerable(visit).some(({ registeredOnly }) => registeredOnly)) return null;
  return (
    <Notice
      tone="info"
      actions={<Link href={verifyForVoteAddress(visit.process.slug)}>{t('survey:registered.verify')}</Link>}
    >
      <p>{t('survey:registered.only')}</p>
    </Notice>
  );
}
