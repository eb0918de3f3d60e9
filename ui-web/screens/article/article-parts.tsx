import { useEffect, useMemo } from 'react';
import { readContentNode } from '#adapters/wire/site/content-node.ts';
import type { Article } from '#domain/content/article.ts';
import { isLeft } from '#domain/shared/result.ts';
import { NodeAside, NodeMap } from '#ui-web/screens/node/aside.tsx';
import { NodeContent } from '#ui-web/screens/node/content.tsx';
import { NodeForm } from '#ui-web/screens/node/form-part.tsx';
import { shownNode } from '#ui-web/screens/node/presenter.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { askingPresenter } from '#ui-web/shell/start/loadable.ts';

/** What an article has below its text, as every page of contents shows it. */
export function ArticleParts({ document }: Pick<Article, 'document'>) {
  const { council, site } = usePlace();
  const presenter = useMemo(() => {
    const node = readContentNode(document, 'articulos', site.timeZone);
    // Groups of texts are drawn by the article itself.
    return askingPresenter(
      async () => (isLeft(node) ? node : shownNode(council, { ...node.right, sections: [] })),
      council.clock,
    );
  }, [council, document, site.timeZone]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useViewModel(presenter);
  if (state.kind !== 'here') return null;
  const shown = state.value;
  return (
    <div className="stack stack-40 stretch">
      <NodeContent node={shown.node} />
      <NodeMap shown={shown} />
      {shown.mailbox !== null && <NodeForm mailbox={shown.mailbox} />}
      <NodeAside shown={shown} />
    </div>
  );
}
