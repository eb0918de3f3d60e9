import type { InternalRequestAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { answerTexts } from '#domain/forms/body/asked-fields.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../intranet.module.css';

/** What the fields of a form were answered, under the questions as they were asked. */
export function InternalAnswers({ answers }: Pick<InternalRequestAnswer, 'answers'>) {
  const { t, said } = useSpeech();
  if (answers.length === 0) return null;
  return (
    <dl className={styles.answers}>
      {answers.map(({ name, title, value, options }) => (
        <div key={name}>
          <dt>{said(title).text}</dt>
          <dd>
            {typeof value === 'boolean'
              ? t(`office-intranet:forms.${value ? 'yes' : 'no'}`)
              : answerTexts({ options }, value)
                  .map((text) => said(text).text)
                  .join('; ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
