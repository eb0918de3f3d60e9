import { useState } from 'react';
import { firstRefs, textsToRead } from '#domain/office/setup/first-refs.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { FirstText } from '../first-text.tsx';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import { WithDraft } from '../with-draft.tsx';

/** The texts that the law demands and the guide: written already, read here, changed in their editor. */
export function TextsStep({ setup, change, goOn }: StepProps) {
  const { t } = useSpeech();
  const [isRead] = useState(() => setup.done.includes('texts'));
  const save = async () => {
    const refused = await change({ settle: 'texts' });
    if (refused === null) return null;
    return refused === 'notAllowed' ? 'notAllowed' : 'unreachable';
  };
  return (
    <StepForm
      save={save}
      goOn={goOn}
      button={t(isRead ? 'office-setup:new.next' : 'office-setup:steps.texts.read')}
    >
      {isRead && (
        <Notice tone="ok">
          <p>{t('office-setup:steps.texts.again')}</p>
        </Notice>
      )}
      {textsToRead.map((name) => (
        <WithDraft key={name} of={firstRefs[name]}>
          {({ fields }) => <FirstText of={firstRefs[name]} fields={fields} />}
        </WithDraft>
      ))}
    </StepForm>
  );
}
