import { formatCount } from '#application/text/numbers.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../votes.module.css';

/** How many people cannot vote because the census lacks what the vote asks for: said before anybody signs. */
export function LackingNote({ vote: { lacking } }: { readonly vote: Pick<VoteAnswer, 'lacking'> }) {
  const { t } = useSpeech();
  if (lacking === null) return null;
  const lines = (['birthDay', 'district'] as const).flatMap((part) => {
    const count = lacking[part] ?? 0;
    return count === 0
      ? []
      : [{ part, words: t(`office-votes:lacking.${part}`, { count, n: formatCount(count) }) }];
  });
  if (lines.length === 0)
    return (
      <p className={styles.line}>
        <Icon name="check" /> <span>{t('office-votes:lacking.none')}</span>
      </p>
    );
  return lines.map(({ part, words }) => (
    <p key={part} className={styles.line}>
      <Icon name="warning" /> <span>{words}</span>
    </p>
  ));
}
