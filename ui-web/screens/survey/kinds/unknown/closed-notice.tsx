import { Notice } from '#ui-web/components/notice/notice.tsx';

/** Why a question cannot be answered here. */
export function ClosedNotice({ text }: { readonly text: string }) {
  return (
    <Notice tone="info">
      <p>{text}</p>
    </Notice>
  );
}
