import { PageSteps } from '#ui-web/components/page-steps/page-steps.tsx';
import { useFormTools } from '../form-context.ts';
import { pageOfFault } from '../sending/sender.ts';
import type { OpenForm } from '../state.ts';

/** The tabs of a form with pages. */
export function FormTabs({ open }: { readonly open: OpenForm }) {
  const { presenter, speech } = useFormTools();
  const { t, said } = speech;
  const { mailbox, page, faults } = open;
  const of = mailbox.pages.length;
  const faultsOn = (place: number) =>
    (faults?.list ?? []).filter((fault) => pageOfFault(mailbox, fault) === place).length;
  const noteOf = (place: number) => {
    const wrong = faultsOn(place);
    const number = t('request:pages.number', { n: place + 1, of });
    if (wrong > 0) return `${number} · ${t('request:pages.faults', { count: wrong })}`;
    if (place === page) return number;
    return t(place < page ? 'request:pages.done' : 'request:pages.todo');
  };
  return (
    <PageSteps
      label={t('request:pages.label')}
      steps={mailbox.pages.map(({ id, title }, place) => ({
        id,
        title: title === null ? t('request:pages.number', { n: place + 1, of }) : said(title),
        note: noteOf(place),
        state: place === page ? 'current' : place < page && faultsOn(place) === 0 ? 'done' : 'todo',
      }))}
      onGo={(id) => presenter.goTo(mailbox.pages.findIndex((one) => one.id === id))}
    />
  );
}
