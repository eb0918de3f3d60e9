import type { PartProps } from '../question-kind.ts';
import { ClosedNotice } from './closed-notice.tsx';

export interface UnknownView {
  readonly kind: 'unknown';
  readonly text: string;
}

export const ClosedQuestion = ({ view }: PartProps<UnknownView>) => <ClosedNotice text={view.text} />;
