import { Button } from '#ui-web/components/button/button.tsx';
import { RankedList } from '#ui-web/components/ranked-list/ranked-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PartProps } from '../question-kind.ts';
import { explained } from '../ranking/ranking-item.ts';
import type { SortableView } from './view.ts';

/** All answers in order. An untouched list is no answer; a voter who wants the order as it is confirms it. */
export function SortableQuestion({ view, answering }: PartProps<SortableView>) {
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
