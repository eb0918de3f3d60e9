import type { Dictionary, BudgetTerm } from '#domain/town-budget/dictionary.ts';
import { langOf, textOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

interface TermListProps {
  readonly dictionary: Dictionary;
  readonly terms: readonly BudgetTerm[];
  /** Whether codes are written before the names: those of the classification help readers who know it. */
  readonly withCodes?: boolean;
}

/** Terms, their meaning and their source. */
export function TermList({ dictionary, terms, withCodes = false }: TermListProps) {
  const { said } = useSpeech();
  const groups = [...new Set(terms.map(({ source, where }) => `${source}|${where ?? ''}`))];
  return (
    <>
      <dl className={styles.terms}>
        {terms.map(({ topic, code, name, meaning }) => {
          const [words, explained] = [said(name), said(meaning)];
          return (
            <div key={`${topic} ${code}`} data-depth={withCodes ? Math.min(code.length, 3) : undefined}>
              <dt lang={langOf(words)}>
                {withCodes && <span className={styles.code}>{code} </span>}
                {textOf(words)}
              </dt>
              {explained.text !== '' && <dd lang={langOf(explained)}>{explained.text}</dd>}
            </div>
          );
        })}
      </dl>
      {groups.map((group) => {
        const [source = '', where = ''] = group.split('|');
        return <SourceLine key={group} dictionary={dictionary} source={source} where={where} />;
      })}
    </>
  );
}

interface SourceLineProps {
  readonly dictionary: Dictionary;
  readonly source: string;
  readonly where: string;
}

/** The source of a term. The names of laws are Spanish in every language. */
export function SourceLine({ dictionary, source, where }: SourceLineProps) {
  const { t } = useSpeech();
  const found = dictionary.sources.get(source);
  if (found === undefined || found.url === null) return null;
  const words =
    where === ''
      ? t('budget:words.source', { name: found.name })
      : t('budget:words.sourceAt', { name: found.name, where });
  return (
    <p className={`note ${styles.source}`}>
      <a href={found.url}>{words}</a>
    </p>
  );
}
