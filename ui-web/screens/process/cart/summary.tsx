import { formatCount } from '#application/text/numbers.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { IconButton } from '#ui-web/components/button/icon-button.tsx';
import { BudgetSegments } from '#ui-web/components/budget-bar/budget-segments.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './cart.module.css';
import { cartSummaryId } from './cart-summary-id.ts';
import type { CartView } from './view-model.ts';

interface SummaryProps {
  readonly view: CartView;
  /** Drawn where no bar shows how much is left. */
  readonly withBar: boolean;
  readonly canChangeVote: boolean;
  readonly voteAddress: string;
  readonly onRemove: (id: string) => void;
}

/** All that was chosen, its cost, and the link to send it. */
export function Summary({ view, withBar, canChangeVote, voteAddress, onRemove }: SummaryProps) {
  const { t } = useSpeech();
  const { chosen } = view;
  return (
    <section id={cartSummaryId} className={styles.summary} aria-labelledby="cart-title" tabIndex={-1}>
      <h3 id="cart-title">{t('cart:title')}</h3>
      {withBar && (
        <>
          <p className={styles.remaining}>
            <span>{t('cart:remaining')}</span> <b className="figure">{view.remaining}</b>
          </p>
          <BudgetSegments
            segments={chosen.map(({ id, share }) => ({ id, identifier: id, share }))}
            free={view.free}
          />
        </>
      )}
      {chosen.length === 0 ? (
        <p>{t('cart:none')}</p>
      ) : (
        <PlainList className={styles.chosen} aria-label={t('survey:budget.chosenLabel')}>
          {chosen.map(({ id, title, amount, removeLabel }) => (
            <li key={id}>
              <span>
                <Words of={title} />
              </span>
              <span className="figure">{amount}</span>
              <IconButton icon="cross" label={removeLabel} onClick={() => onRemove(id)} />
            </li>
          ))}
        </PlainList>
      )}
      <dl className={styles.sums}>
        <dt>{t('cart:spent')}</dt>
        <dd className="figure">{view.spent}</dd>
        <dt>{t('cart:total')}</dt>
        <dd className="figure">{view.total}</dd>
      </dl>
      {chosen.length > 0 && (
        <>
          <p>
            <strong>{t(canChangeVote ? 'cart:changeable' : 'cart:fixed')}</strong>
          </p>
          <LinkButton href={voteAddress} wide iconAfter="arrow">
            {t('cart:send', { count: chosen.length, n: formatCount(chosen.length) })}
          </LinkButton>
          <p className="note">{t('cart:sendHint')}</p>
        </>
      )}
    </section>
  );
}
