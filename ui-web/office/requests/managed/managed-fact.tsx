import { lazy, Suspense, useCallback, useState } from 'react';
import { readDeskMailbox } from '#adapters/wire/requests/management.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { answerTexts } from '#domain/forms/body/asked-fields.ts';
import type { ExtraValue } from '#domain/forms/entry.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { choicesOf } from '#domain/forms/field-kinds.ts';
import { isRight } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { FactsProps } from '../facts-props.ts';
import { MatterFact } from '../matter-fact.tsx';
import styles from '../matter.module.css';

const ManagedDialog = lazy(async () => ({ default: (await import('./managed-dialog.tsx')).ManagedDialog }));

/** The fields that a mailbox has for its staff; none while they are not here. */
function useManagedFields(mailbox: string): readonly AnswerField[] {
  const { council } = useOffice();
  const ask = useCallback(async () => {
    const read = await council.call(readMailboxCall, { realm: council.realm, id: mailbox });
    return isRight(read) ? readDeskMailbox(read.right).fields : [];
  }, [council, mailbox]);
  return useAnswer(ask)[0] ?? [];
}

/** What the office notes of a request in the fields of its mailbox for staff: nobody outside sees them. */
export function ManagedFact({ request, may, isOver }: Pick<FactsProps, 'request' | 'may' | 'isOver'>) {
  const { t, said } = useSpeech();
  const fields = useManagedFields(request.mailbox);
  const [isOpen, open] = useState(false);
  if (fields.length === 0) return null;
  const values = (request.managementFields ?? {}) as Readonly<Record<string, ExtraValue | undefined>>;
  const filled = fields.filter(({ name }) => values[name] !== undefined);
  return (
    <MatterFact title={t('office-desk:managed.fact')}>
      {filled.length === 0 && <p className={styles.small}>{t('office-desk:managed.none')}</p>}
      {filled.length > 0 && (
        <dl className={styles.answers}>
          {filled.map((field) => (
            <div key={field.name}>
              <dt>{said(field.title).text}</dt>
              <dd>
                {valueWords(field, values[field.name] ?? '')
                  .map((text) => said(text).text)
                  .join('; ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {may.assign && !isOver && (
        <p className={styles.factActs}>
          <OfficeButton look="text" onClick={() => open(true)}>
            {t('office-desk:managed.open')}
          </OfficeButton>
        </p>
      )}
      <Suspense>
        {isOpen && <ManagedDialog request={request} fields={fields} onClose={() => open(false)} />}
      </Suspense>
    </MatterFact>
  );
}

/** A value in words: that of the choice, if it is one of a list. */
function valueWords(field: AnswerField, value: ExtraValue) {
  const choices = choicesOf(field);
  return answerTexts({ options: choices.kind === 'listed' ? choices.options : [] }, value);
}
