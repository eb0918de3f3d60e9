import { type IndexBook, openIndexBook } from '#application/transparency/open-index-book.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

/** All data of the page about a council's transparency, asked for at once. */
export function transparencyPresenter({ publications, realm, clock }: Council): AskingPresenter<IndexBook> {
  return askingPresenter(async () => {
    const { indexArticles, archive } = await publications();
    return openIndexBook({ articles: indexArticles, archive })(realm);
  }, clock);
}
