import { type FormEffect, formEffects } from '#domain/forms/builder/form-effects.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenDocument } from '../../documents/editor/open-document.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useBuilder } from './builder-place.ts';
import styles from './builder.module.css';
import { mailboxOf } from './use-builder-place.ts';

/** What a change does, in a sentence. */
function useEffectWords(): (effect: FormEffect) => string {
  const { t, said } = useSpeech();
  return (effect) => {
    switch (effect.kind) {
      case 'payment':
      case 'contact':
      case 'closed':
        return t(`office-mailbox:effects.${effect.kind}`);
      case 'options':
        return t('office-mailbox:effects.options', {
          what: said(effect.title).text,
          list: effect.options.map((text) => `«${said(text).text}»`).join(', '),
        });
      default:
        return t(`office-mailbox:effects.${effect.kind}`, { what: said(effect.title).text });
    }
  };
}

/** What a change of a form in use means for those who are filling it in, and for what was sent. */
export function Effects({ document }: { readonly document: OpenDocument }) {
  const { t } = useSpeech();
  const { realm } = useOffice().council;
  const { mailbox } = useBuilder();
  const wordsOf = useEffectWords();
  if (!document.head.isPublic) return null;
  const was = mailboxOf(document.published, document.id, realm);
  if (was === null || mailbox === null || was.pages.length === 0) return null;
  const effects = formEffects(was, mailbox);
  if (effects.length === 0) return null;
  return (
    <section className={styles.effects} aria-labelledby="efectos">
      <h2 id="efectos">{t('office-mailbox:effects.title')}</h2>
      <ul>
        {effects.map((effect) => (
          <li key={JSON.stringify(effect)}>{wordsOf(effect)}</li>
        ))}
      </ul>
      <p>{t('office-mailbox:effects.sent')}</p>
    </section>
  );
}
