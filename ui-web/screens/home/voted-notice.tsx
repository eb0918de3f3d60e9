import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { VotedView } from '#ui-web/screens/process/voted-view.ts';

/** Says on the home page that this browser has voted. */
export const VotedNotice = ({ voted }: { readonly voted: VotedView }) => (
  <Notice tone="info" icon="check">
    <p>
      <strong>{voted.title}.</strong> {voted.sentences.join(' ')}
    </p>
  </Notice>
);
