import { Button } from '#ui-web/components/button/button.tsx';
import { FindAmong } from '#ui-web/components/find-among/find-among.tsx';
import { RankedList } from '#ui-web/components/ranked-list/ranked-list.tsx';
import { RankedSlots } from '#ui-web/components/ranked-list/ranked-slots.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { findingWords } from '#ui-web/shell/words/finding-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { answerDetail } from '../answers/answer-detail.tsx';
import type { Drawn } from '../../questions/question.tsx';
import type { RankingItem } from './view.ts';

const explained = (item: RankingItem): RankingItem => ({ ...item, more: answerDetail(item.option) });

/** All answers in order. Untouched it is no answer; somebody content with the order as it stands says so. */
export function SortableQuestion({ view, answering }: Drawn<'sortable'>) {
  const { t } = useSpeech();
  const move = (id: string, to: number) => {
    const item = view.items.find((one) => one.id === id);
    if (item) answering.place(view.survey, item.answer, to);
  };
  return (
    <div className="stack stack-16 stretch">
      <RankedList
        items={view.items.map(explained)}
        positions={view.positions}
        pointed={view.pointed}
        onMove={move}
      />
      <p className="actions">
        <Button look="outline" size="short" onClick={() => answering.decideOrder(view.survey, !view.decided)}>
          {t(view.decided ? 'survey:ranking.forget' : 'survey:ranking.keep')}
        </Button>
        <span className="note">
          {t(view.decided ? 'survey:ranking.decided' : 'survey:ranking.undecided')}
        </span>
      </p>
    </div>
  );
}

/** Slots with their points, and below them the answers that have none. */
export function RankedQuestion({ view, answering }: Drawn<'ranked'>) {
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
