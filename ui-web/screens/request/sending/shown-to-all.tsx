import { type ShownParts, shownPartsOf, keptParts, offersPrivacy } from '#domain/forms/publication.ts';
import { CheckCard } from '#ui-web/components/choice/check-card.tsx';
import type { Speech } from '#ui-web/speech.ts';
import styles from '../screen.module.css';
import { useFormTools } from '../form-context.ts';
import type { OpenForm } from '../state.ts';

type Shown = Pick<OpenForm, 'mailbox' | 'process' | 'isPrivate'>;

/** The public parts, separated by commas: no language needs another word between them. */
function partWords({ parts }: ShownParts, { t }: Speech): string {
  const hasBoth = parts.includes('title') && parts.includes('firstWords');
  return parts
    .filter((part) => !hasBoth || part !== 'firstWords')
    .map((part) => {
      if (part === 'firstWords') return t('request:shown.part.words');
      return t(`request:shown.part.${hasBoth && part === 'title' ? 'titleOrWords' : part}`);
    })
    .join(', ');
}

const sentenceFor = (shown: ShownParts, speech: Speech): string => {
  const { as, when } = shown;
  return speech.t(`request:shown.${as === 'proposal' ? as : when}`, { parts: partWords(shown, speech) });
};

/** What every visitor may see of a request, when, and what never, a sentence each; empty if nothing. */
export function shownWords({ mailbox, process, isPrivate }: Shown, speech: Speech): readonly string[] {
  const { t } = speech;
  const all = shownPartsOf(mailbox, process);
  if (all.length === 0) return [];
  if (isPrivate) return [t('request:shown.private')];
  const kept = keptParts(mailbox).map((part) => t(`request:shown.kept.${part}`));
  return [
    ...all.map((shown) => sentenceFor(shown, speech)),
    t('request:shown.never', { parts: kept.join(', ') }),
    ...(all.some(({ parts }) => parts.includes('firstWords')) ? [t('request:shown.words')] : []),
  ];
}

/** Who will see the request that was sent, as steps of its receipt. */
export function shownSteps({ mailbox, process, isPrivate }: Shown, { t }: Speech): readonly string[] {
  const all = shownPartsOf(mailbox, process);
  if (all.length > 0 && isPrivate) return [t('request:sent.stepShown.private')];
  return all.map(({ as, when }) => t(`request:sent.stepShown.${as === 'proposal' ? as : when}`));
}

/** Says to the writer, before sending, who will read what. */
export function ShownToAll({ open }: { readonly open: Shown }) {
  const { speech } = useFormTools();
  const words = shownWords(open, speech);
  return (
    words.length > 0 && (
      <div className={styles.shown} data-shown>
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
  );
}

/** The writer may say that only the council sees the request, where others would. */
export function KeepPrivate({ open }: { readonly open: Shown }) {
  const { presenter, speech } = useFormTools();
  const { t } = speech;
  return (
    offersPrivacy(open.mailbox) && (
      <CheckCard
        name="keepPrivate"
        title={t('request:shown.keep')}
        detail={t('request:shown.keepDetail')}
        checked={open.isPrivate}
        onChange={presenter.keepPrivate}
      />
    )
  );
}
