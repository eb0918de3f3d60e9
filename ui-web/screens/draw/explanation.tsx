import type { DrawHead } from '#adapters/wire/registrations/draw/draw.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { DrawExplanation, ExplainedWish } from '#domain/registrations/draw/why-of.ts';
import { PlainList, PlainOrder } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './draw.module.css';
import { useDrawWords } from './use-draw-words.ts';

interface ExplanationProps {
  readonly draw: DrawHead;
  readonly why: DrawExplanation;
}

/** The name of a group, in the language of the reader. */
function useGroupName({ names }: DrawHead): (group: string) => string {
  const { said } = useSpeech();
  return (group) => {
    const name = names.groups[group];
    return name === undefined ? group : said(name).text;
  };
}

/** The line of all positions: up to where places were left, and where this application is. */
function PositionLine({ draw, why }: ExplanationProps) {
  const words = useDrawWords(draw);
  const { position, drawn, allFullAt } = why;
  if (allFullAt === null || allFullAt === 0) return null;
  const share = (at: number) => `${Math.min(100, (100 * at) / drawn).toFixed(2)}%`;
  const values = { drawn: formatCount(drawn), full: formatCount(allFullAt), n: formatCount(position) };
  return (
    <div className={styles.line} role="img" aria-label={words('why.chart', values)}>
      <div className={styles.track}>
        <i style={{ inlineSize: share(allFullAt) }} />
        <b style={{ insetInlineStart: share(position) }} />
      </div>
      <PlainList className={styles.key}>
        <li>
          <i className={styles.left} />
          {words('why.left', values)}
        </li>
        <li>
          <i className={styles.full} />
          {words('why.full')}
        </li>
        <li>
          <i className={styles.mine} />
          <strong>{words('why.mine', values)}</strong>
        </li>
      </PlainList>
    </div>
  );
}

/** What became of a wish, as a sentence. */
function wishKey({ fullAt, isPlaced }: ExplainedWish): string {
  if (isPlaced) return 'got';
  if (fullAt === null) return 'left';
  return fullAt === 0 ? 'none' : 'fullAt';
}

function Wish({
  draw,
  wish,
  name,
  why,
}: ExplanationProps & { readonly wish: ExplainedWish; readonly name: string }) {
  const { t } = useSpeech();
  const words = useDrawWords(draw);
  const { fullAt, isPlaced, waits } = wish;
  const wasLater = !isPlaced && fullAt !== null && fullAt > 0 && fullAt < why.position;
  return (
    <li className={styles.wish}>
      <b>{words(`wish.${wishKey(wish)}`, { group: name, at: formatCount(fullAt ?? 0) })}</b>
      {(wasLater || waits !== null) && (
        <span className="note">
          {wasLater && t('draw:why.needed', { n: formatCount(why.position - fullAt) })}{' '}
          {waits !== null && words('wish.waits', { n: formatCount(waits) })}
        </span>
      )}
    </li>
  );
}

/** Why an application got what it got. */
export function Explanation({ draw, why }: ExplanationProps) {
  const { t } = useSpeech();
  const words = useDrawWords(draw);
  const nameOf = useGroupName(draw);
  const { position, drawn, places, placed, reason, family } = why;
  return (
    <div className={styles.why}>
      <p className={styles.conclusion}>
        {words('why.position', {
          n: formatCount(position),
          drawn: formatCount(drawn),
          places: formatCount(places),
        })}
      </p>
      <p>
        {reason === 'together'
          ? t('draw:why.together')
          : words(`reason.${reason}`, { group: placed === null ? '' : nameOf(placed) })}
      </p>
      <PositionLine draw={draw} why={why} />
      <PlainOrder className={styles.wishes}>
        {why.wishes.map((wish) => (
          <Wish key={wish.group} draw={draw} wish={wish} name={nameOf(wish.group)} why={why} />
        ))}
      </PlainOrder>
      {family > 1 && <p className="note">{t('draw:why.family', { n: formatCount(family) })}</p>}
      <p className="note">{words('why.fair')}</p>
    </div>
  );
}
