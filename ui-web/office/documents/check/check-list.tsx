import { useId } from 'react';
import type { DocumentFinding } from '#application/towns/check/check-document.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from './check-list.module.css';
import { checksInWords, type FindingSentence, type FoundKind, findingSentence } from './finding-sentence.ts';

interface CheckListProps {
  readonly findings: readonly DocumentFinding<FoundKind>[];
  /** The field at a place as the form names it; without it, only the sentence is shown. */
  readonly nameOf?: (path: readonly string[]) => string;
  /** Leads to the field at a place. */
  readonly onGo: (path: readonly string[]) => void;
}

/** Findings that are one line: texts that lack the same language are counted. */
interface Line {
  readonly sentence: FindingSentence;
  readonly first: DocumentFinding<FoundKind>;
  readonly count: number;
}

function linesOf(findings: readonly DocumentFinding<FoundKind>[]): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const [at, first] of findings.entries()) {
    const sentence = findingSentence(first.kind);
    const isCounted = sentence === 'languageMissing';
    const key = isCounted ? `${first.severity} ${first.particulars['language']}` : String(at);
    lines.set(key, {
      sentence,
      first: lines.get(key)?.first ?? first,
      count: (lines.get(key)?.count ?? 0) + 1,
    });
  }
  return [...lines.values()];
}

/** What there is to say of a document before it is published: errors, then warnings, then what is in order. */
export function CheckList({ findings, nameOf, onGo }: CheckListProps) {
  const { t } = useSpeech();
  const id = useId();
  const lines = linesOf(findings);
  const errors = lines.filter(({ first }) => first.severity === 'error').length;
  const warns = lines.length > 0 ? 'warnings' : 'fine';
  return (
    <section className={styles.check} aria-labelledby={id}>
      <h2 id={id}>{t('office-check:title')}</h2>
      <p className={styles.lead} role="status">
        {errors > 0 ? t('office-check:lead.errors', { count: errors }) : t(`office-check:lead.${warns}`)}
      </p>
      <ul role="list">
        {lines.map((line) => (
          <FindingLine
            key={JSON.stringify([line.first.path, line.first.kind, line.first.particulars])}
            line={line}
            nameOf={nameOf}
            onGo={onGo}
          />
        ))}
        <FineLine found={lines.map(({ sentence }) => sentence)} />
      </ul>
    </section>
  );
}

interface FindingLineProps {
  readonly line: Line;
  readonly nameOf: CheckListProps['nameOf'];
  readonly onGo: CheckListProps['onGo'];
}

function FindingLine({ line: { sentence, first, count }, nameOf, onGo }: FindingLineProps) {
  const { t } = useSpeech();
  const { path, severity, particulars } = first;
  const { language = '', meant, options } = particulars;
  const words = {
    ...particulars,
    count,
    language: isLanguage(language) ? languageNames[language] : language,
  };
  const isOne = count === 1;
  const isOfPerson = sentence === 'personIdentity' || sentence === 'personPhone';
  return (
    <li className={severity === 'error' ? styles.error : styles.warning}>
      <Icon name={severity === 'error' ? 'cross' : 'warning'} />
      <div>
        <span className="visually-hidden">{t(`office-check:severity.${severity}`)}: </span>
        {t(`office-check:finding.${sentence}`, words)}
        {isOne && nameOf !== undefined && <small>{nameOf(path)}</small>}
        {meant !== undefined && <small>{t('office-check:meant', { meant })}</small>}
        {options !== undefined && <small>{t('office-check:options', { options })}</small>}
        {isOfPerson && <small>{t('office-check:persons')}</small>}
        <OfficeButton look="text" onClick={() => onGo(path)}>
          {t(isOne ? 'office-check:go' : 'office-check:goFirst')}
        </OfficeButton>
      </div>
    </li>
  );
}

/** The checks that found nothing, in one line. */
function FineLine({ found }: { readonly found: readonly FindingSentence[] }) {
  const { t } = useSpeech();
  const fine = Object.entries(checksInWords)
    .filter(([, sentences]) => !sentences.some((sentence: FindingSentence) => found.includes(sentence)))
    .map(([check]) => t(`office-check:checks.${check as keyof typeof checksInWords}`));
  if (fine.length === 0) return null;
  return (
    <li className={styles.fine}>
      <Icon name="check" />
      <div>{t('office-check:fine', { list: fine.join(', ') })}</div>
    </li>
  );
}
