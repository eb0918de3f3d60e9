import { useId } from 'react';
import type { BudgetLook } from '#domain/town-budget/budget-look.ts';
import { measures } from '#domain/town-budget/budget-year.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { budgetAddress } from './addresses.ts';
import styles from './screen.module.css';

interface Choice {
  readonly text: string;
  readonly look: BudgetLook;
  readonly isCurrent: boolean;
}

/** Links to other views of the same page, the present one marked; each has an address of its own. */
function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  const id = useId();
  return (
    <nav className={styles.choices} aria-labelledby={id}>
      <span id={id}>{label}</span>
      <PlainList>
        {choices.map(({ text, look, isCurrent }) => (
          <li key={text}>
            <Link href={budgetAddress(look)} aria-current={isCurrent ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}

interface LookLinksProps {
  readonly look: BudgetLook;
  readonly year: number;
  readonly years: readonly number[];
  readonly hasInhabitants: boolean;
}

/** Year, spending or income, by purpose or by nature, which amount, total or per inhabitant. */
export function LookLinks({ look, year, years, hasInhabitants }: LookLinksProps) {
  const { t } = useSpeech();
  const choice = (text: string, change: Partial<BudgetLook>, isCurrent: boolean): Choice => ({
    text,
    look: { ...look, ...change },
    isCurrent,
  });
  const latest = years[0];
  return (
    <div className={styles.looks}>
      <Choices
        label={t('budget:year')}
        choices={years.map((each) =>
          choice(String(each), { year: each === latest ? null : each }, each === year),
        )}
      />
      <Choices
        label={t('budget:sides')}
        choices={[
          choice(t('budget:side.spending'), { side: 'spending', by: 'programme' }, look.side === 'spending'),
          choice(t('budget:side.income'), { side: 'income', by: 'economic' }, look.side === 'income'),
        ]}
      />
      {look.side === 'spending' && (
        <Choices
          label={t('budget:classification')}
          choices={(['programme', 'economic'] as const).map((by) =>
            choice(t(`budget:by.${by}`), { by }, look.by === by),
          )}
        />
      )}
      <Choices
        label={t('budget:amounts')}
        choices={measures.map((measure) =>
          choice(t(`budget:measure.${measure}`), { measure }, look.measure === measure),
        )}
      />
      {hasInhabitants && (
        <Choices
          label={t('budget:scale')}
          choices={[
            choice(t('budget:whole'), { isPerHead: false }, !look.isPerHead),
            choice(t('budget:head'), { isPerHead: true }, look.isPerHead),
          ]}
        />
      )}
    </div>
  );
}
