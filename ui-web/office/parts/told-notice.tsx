import { Notice } from '#ui-web/components/notice/notice.tsx';

/** What a screen says of the last act: that it is done, or why it is not. */
export interface Told {
  readonly isFault: boolean;
  readonly words: string;
}

/** Says how the last act ended; a fault at once. */
export const ToldNotice = ({ told }: { readonly told: Told | null }) =>
  told && (
    <Notice tone={told.isFault ? 'error' : 'ok'} live={told.isFault ? 'assertive' : 'polite'}>
      <p>{told.words}</p>
    </Notice>
  );
