import { memo } from 'react';
import { PickList } from '#ui-web/components/pick-list/pick-list.tsx';
import type { FindingField } from '../../form/finder.ts';
import { useFormTools } from '../../form-context.ts';
import type { FoundChoices } from '../../state.ts';
import { type FieldProps, writtenText } from './field-props.ts';
import { fieldWords } from './field-words.tsx';

interface FindProps extends FieldProps<FindingField> {
  readonly found: FoundChoices | undefined;
  /** A search result with its text. */
  readonly what: 'street' | 'search';
}

/** A street or an item, searched at each key. */
export const FindPart = memo(function FindPart(props: FindProps) {
  const { field, value, found, what } = props;
  const tools = useFormTools();
  const { t, said } = tools.speech;
  const { finder } = tools.presenter;
  const status = found ? t(`request:${what}.found`, { count: found.items.length }) : '';
  return (
    <PickList
      hint={t(`request:${what}.hint`)}
      {...fieldWords(props, tools)}
      listLabel={t(`request:${what}.list`)}
      value={writtenText(value)}
      found={found?.items ?? null}
      status={status}
      placeholder={field.placeholder === null ? undefined : said(field.placeholder).text}
      onChange={(text) => finder.seek(field, text)}
      onPick={({ text }) => void finder.pick(field, text)}
    />
  );
});
