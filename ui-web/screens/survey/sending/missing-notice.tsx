import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { questionId } from '../questions/question-ids.ts';
import type { OpenState } from '../state.ts';
import { numbered } from '../visit.ts';
import { openQuestions } from './faults.ts';

/** Above the voter's identity: the questions that still prevent sending. The voter answers them before the identity. */
export function MissingNotice({ open }: { readonly open: OpenState }) {
  const { t, said } = useSpeech();
  const { chain } = open.visit;
  const missing = openQuestions(open);
  if (chain.length === 1 || missing.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('survey:road.missing', { count: missing.length })}</p>
      <PlainList>
        {missing.map((survey) => (
          <li key={survey.id}>
            <a href={`#${questionId(survey)}`}>
              {numbered(open.visit, survey)}
              <Words of={said(survey.title)} />
            </a>
          </li>
        ))}
      </PlainList>
    </Notice>
  );
}
