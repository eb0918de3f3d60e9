import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isLeft } from '#domain/shared/result.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { keepPlace } from '#ui-web/shell/routing/navigation.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import frame from '../shell/frame.module.css';
import { useOfficeTitle } from '../shell/office-context.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplatesList } from './templates-list.tsx';
import styles from './templates.module.css';
import { useTemplateList } from './use-templates.ts';
import type { StoredTemplate } from './written-template.ts';

/** What the address of a new template has in place of an id: no id is a word. */
const newKey = 'nueva';
const place = '/gestion/plantillas';

/** The answers that staff write once and send often: all of them, or one to be changed. */
export function TemplatesScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const search = useSearch();
  const { answer, again, keep, remove } = useTemplateList();
  const [told, tell] = useState<Told | null>(null);
  const key = params['key'] ?? null;
  const items = answer === null || isLeft(answer) ? [] : answer.right.items;
  const one = items.find(({ id }) => id === key) ?? null;
  const title = key === newKey ? t('office-templates:new') : (one?.name ?? t('office:places.templates'));
  useOfficeTitle(title);
  const leave = (words: string) => {
    tell({ isFault: false, words });
    again();
    go(keepPlace(place, search));
  };
  const isThere = answer !== null && !isLeft(answer);
  return (
    <div className={frame.body}>
      {key !== null && (
        <p>
          <OfficeLink href={place}>{t('office-templates:back')}</OfficeLink>
        </p>
      )}
      <div className={styles.head}>
        <div className="stack stack-8">
          <h1 tabIndex={-1}>{title}</h1>
          {key === null && <p className="note">{t('office-templates:lead')}</p>}
        </div>
        {key === null && (
          <OfficeButton
            onClick={() => {
              tell(null);
              go(keepPlace(`${place}/${newKey}`, search));
            }}
          >
            <Icon name="plus" />
            {t('office-templates:new')}
          </OfficeButton>
        )}
      </div>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState
          title={t('office-templates:failed')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
      {key === null && <ToldNotice told={told} />}
      {isThere && key === null && <TemplatesList items={items} place={place} />}
      {isThere && key !== null && <Opened id={key} one={one} {...{ keep, remove, leave }} />}
    </div>
  );
}

interface OpenedProps {
  readonly id: string;
  readonly one: StoredTemplate | null;
  readonly keep: ReturnType<typeof useTemplateList>['keep'];
  readonly remove: ReturnType<typeof useTemplateList>['remove'];
  readonly leave: (words: string) => void;
}

/** The template of the address; a colleague may have removed it. */
function Opened({ id, one, ...acts }: OpenedProps) {
  const { t } = useSpeech();
  if (one === null && id !== newKey)
    return (
      <EmptyState title={t('office-templates:unknown')}>
        <p>{t('office-templates:unknownText')}</p>
      </EmptyState>
    );
  return <TemplateForm key={id} stored={one} {...acts} />;
}
