import { useState } from 'react';
import { firstRefs } from '#domain/office/setup/first-refs.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { documentHref } from '../../documents/list/list-query.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { LanguageFields } from '../language-fields.tsx';
import { useTyped } from '../kept/step-keeping.ts';
import { htmlOfPlain, plainOfHtml } from '../plain-body.ts';
import { slugOfTitle } from '../slug-of-title.ts';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import { filledTexts, hasNoText, type Texts, textsAt } from '../texts-by-language.ts';
import { type OpenDraft, textAt } from '../use-draft.ts';
import { WithDraft } from '../with-draft.tsx';

/** The first news item of the town. */
export const NewsStep = (props: StepProps) => (
  <WithDraft of={firstRefs.news}>{(draft) => <NewsForm {...props} draft={draft} />}</WithDraft>
);

/** The texts that plain fields can hold; null if one of them has more than paragraphs. */
function plainTexts({ fields }: OpenDraft, languages: readonly Language[]): Texts | null {
  const texts = languages.map(
    (language) => [language, plainOfHtml(textAt(fields, `body/${language}`))] as const,
  );
  return texts.some(([, text]) => text === null) ? null : (Object.fromEntries(texts) as Texts);
}

/** The HTML of plain texts. */
const bodies = (texts: Texts): JsonObject =>
  Object.fromEntries(
    Object.entries(filledTexts(texts)).map(([language, text]) => [language, htmlOfPlain(text)]),
  );

type TypedNews = Readonly<Record<'title' | 'lead' | 'body', Texts>>;

/** The texts of the news item, and how they are saved. */
function useNews({ setup: { languages }, draft }: StepProps & { readonly draft: OpenDraft }) {
  const { council, town } = useOffice();
  const [typed, type] = useTyped<TypedNews>(() => ({
    title: textsAt(draft.fields, 'title', languages),
    lead: textsAt(draft.fields, 'lead', languages),
    body: plainTexts(draft, languages) ?? {},
  }));
  const { title, lead } = typed;
  const [isPlain] = useState(() => plainTexts(draft, languages) !== null);
  const body = isPlain ? typed.body : null;
  const [isWrong, setWrong] = useState(false);
  const save = async () => {
    setWrong(hasNoText(title));
    if (hasNoText(title)) return undefined;
    const written = {
      title: filledTexts(title),
      lead: filledTexts(lead),
      ...(body === null ? {} : { body: bodies(body) }),
    };
    const slug = slugOfTitle(title, languages);
    const fixed = {
      categories: ['noticias'],
      isPublished: true,
      publishPeriod: { start: dayAt(council.clock.now(), town.timeZone) },
      ...(slug !== '' && { data: { slug } }),
    };
    const texts = ['title', 'lead', ...(body === null ? [] : ['body'])];
    return draft.saveBody(draft.fields === null ? { ...written, ...fixed } : written, texts);
  };
  return { title, lead, body, type, isWrong, save };
}

function NewsForm(props: StepProps & { readonly draft: OpenDraft }) {
  const { t } = useSpeech();
  const { languages } = props.setup;
  const { title, lead, body, type, isWrong, save } = useNews(props);
  return (
    <StepForm save={save} goOn={props.goOn}>
      <LanguageFields languages={languages}>
        {(language) => (
          <>
            <TextField
              label={t('office-setup:steps.news.name')}
              width="100%"
              maxLength={160}
              lang={languageTag(language)}
              value={title[language] ?? ''}
              onChange={(text) => type({ title: { ...title, [language]: text } })}
              error={isWrong && language === languages[0] ? t('office-setup:steps.news.wrong') : undefined}
            />
            <TextField
              label={t('office-setup:steps.news.summary')}
              width="100%"
              maxLength={300}
              multiline={2}
              lang={languageTag(language)}
              value={lead[language] ?? ''}
              onChange={(text) => type({ lead: { ...lead, [language]: text } })}
            />
            {body !== null && (
              <TextField
                label={t('office-setup:steps.news.body')}
                hint={t('office-setup:steps.news.bodyHint')}
                width="100%"
                multiline={6}
                maxLength={20_000}
                lang={languageTag(language)}
                value={body[language] ?? ''}
                onChange={(text) => type({ body: { ...body, [language]: text } })}
              />
            )}
          </>
        )}
      </LanguageFields>
      {body === null && (
        <p>
          {t('office-setup:steps.news.elsewhere')}{' '}
          <OfficeLink href={documentHref(firstRefs.news.collection, firstRefs.news.id)}>
            {t('office-setup:steps.news.editor')}
          </OfficeLink>
        </p>
      )}
    </StepForm>
  );
}
