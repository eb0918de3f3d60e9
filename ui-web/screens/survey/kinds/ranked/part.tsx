import { FindAmong } from '#ui-web/components/find-among/find-among.tsx';
import { RankedSlots } from '#ui-web/components/ranked-list/ranked-slots.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { findingWords } from '#ui-web/shell/words/finding-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { PartProps } from '../question-kind.ts';
import { explained } from '../ranking/ranking-item.ts';
import type { RankedView } from './view.ts';

/** Slots with their points, and below them the answers without a slot. */
export function RankedQuestion({ view, answering }: PartProps<RankedView>) {
  const speech = useSpeech();
  const { t } = speech;
  const all = [...view.slots.flatMap(({ item }) => item ?? []), ...view.rest];
  const answerOf = (id: string) => all.find((item) => item.id === id)?.answer;
  const place = (id: string, to: number) => {
    const answer = answerOf(id);
    if (answer !== undefined) answering.place(view.survey, answer, to);
  };
  const leave = (id: string) => {
    const answer = answerOf(id);
    if (answer !== undefined) answering.unrank(view.survey, answer);
  };
  const entries = all.map((item) => ({
    id: item.id,
    text: textOf(item.title),
    stays: !view.rest.includes(item),
  }));
  return (
    <FindAmong entries={entries} words={findingWords('answer', speech)} past={view.next}>
      {(away) => (
        <RankedSlots
          slots={view.slots.map(({ worth, item }) => ({ worth, item: item && explained(item) }))}
          rest={view.rest.map(explained)}
          away={away}
          positions={view.positions}
          words={{
            empty: t('survey:ranking.empty'),
            outside: t('survey:ranking.outside'),
            rest: t('survey:ranking.rest'),
          }}
          onPlace={place}
          onLeave={leave}
        />
      )}
    </FindAmong>
  );
}
