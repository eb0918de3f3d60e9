import { type ComponentProps, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { describeKind } from '#adapters/wire/documents/description/describe-kind.ts';
import { builtEntryAt, entriesWithin } from '#domain/forms/builder/entry-tree.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { ScreenBoundary } from '#ui-web/shell/routing/screen-boundary.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { EditorHead } from '../../documents/editor/editor-head.tsx';
import type { EditorProps } from '../../documents/editor/editor-props.ts';
import { EditorSide } from '../../documents/editor/editor-side.tsx';
import editorStyles from '../../documents/editor/editor.module.css';
import { LanguageBar } from '../../documents/editor/language-bar.tsx';
import { useActs } from '../../documents/editor/use-acts.tsx';
import { useFormPlace } from '../../documents/editor/use-form-place.tsx';
import { useTitleOf } from '../../documents/editor/use-title-of.ts';
import { FormParts } from '../../documents/form/form-parts.tsx';
import { FormPlaceContext } from '../../documents/form/form-place.ts';
import { type FormPart, formOf } from '../../documents/form/form-tree.ts';
import formStyles from '../../documents/form/form.module.css';
import { openPick } from '../../parts/pick-menu.tsx';
import { useScreenKeys } from '../../shell/keys.tsx';
import { useOfficeTitle } from '../../shell/office-context.ts';
import { EntryEditor } from '../field/entry-editor.tsx';
import { showWithin } from '../live/show-within.ts';
import { SettingsEditor } from '../settings/settings-editor.tsx';
import { addMenuId, BuilderList } from './builder-list.tsx';
import { BuilderPlaceContext, type Pane, panes, rootOf, useBuilder } from './builder-place.ts';
import styles from './builder.module.css';
import { Effects } from './effects.tsx';
import { MailboxUse } from './mailbox-use.tsx';
import { useFindingPlaces } from './finding-places.ts';
import { useBuilderPlace } from './use-builder-place.ts';
import { useEntries } from './use-entries.ts';

const LateLiveForm = lazy(async () => ({ default: (await import('../live/live-form.tsx')).LiveForm }));

/** The fields of a mailbox as the generic form has them. */
function useParts({ document: { shown, languages } }: Pick<EditorProps, 'document'>): readonly FormPart[] {
  return useMemo(() => formOf(describeKind('mailboxes', []) ?? [], shown, languages), [shown, languages]);
}

/** The editor of a mailbox: its fields, the chosen one, and the form as residents see it. */
export function MailboxBuilder(props: EditorProps) {
  const { document } = props;
  const title = useTitleOf()(document.shown, document.languages);
  const parts = useParts(props);
  const [pane, setPane] = useState<Pane>('list');
  const { place, field, bar, dialog } = useFormPlace({ ...props, parts });
  const acts = useActs(document, props.presenter);
  const isTwo = place.columns.length > 1;
  const builder = useBuilderPlace(props, parts, setPane);
  useOfficeTitle(title);
  return (
    <FormPlaceContext value={place}>
      <BuilderPlaceContext value={builder}>
        <div className={editorStyles.editor}>
          <EditorHead {...props} title={title} acts={acts} />
          <MailboxUse id={document.id} />
          <PaneSteps pane={pane} choose={setPane} />
          <div className={styles.builder} data-shown={pane}>
            <ListPane />
            <div className={styles.middle}>
              <div className={styles.chosen} data-pane="chosen">
                <LanguageBar {...{ document, parts, ...bar }} />
                {place.isMissingOnly ? (
                  <MissingTexts parts={parts} isTwo={isTwo} />
                ) : (
                  <ChosenPart isTwo={isTwo} />
                )}
              </div>
              <SidePane {...props} acts={acts} field={field} />
            </div>
            <aside className={styles.live} data-pane="live" aria-labelledby="como-se-ve">
              <h2 id="como-se-ve">{useSpeech().t('office-mailbox:live.title')}</h2>
              <LivePane />
            </aside>
          </div>
        </div>
      </BuilderPlaceContext>
      {dialog}
      {acts.dialog}
    </FormPlaceContext>
  );
}

/** The form as residents see it. If it breaks, what is built does not. */
function LivePane() {
  const { t } = useSpeech();
  return (
    <ScreenBoundary broken={<p role="alert">{t('office-mailbox:live.faulty')}</p>}>
      <Suspense fallback={<LoadingList title={t('office:loading')} rows={4} />}>
        <LateLiveForm />
      </Suspense>
    </ScreenBoundary>
  );
}

/** On a phone the parts are one after the other: the fields, what is chosen, the form, its publication. */
function PaneSteps({ pane, choose }: { readonly pane: Pane; readonly choose: (pane: Pane) => void }) {
  const { t } = useSpeech();
  return (
    <div role="group" className={styles.paneSteps} aria-label={t('office-mailbox:panes.label')}>
      {panes.map((one) => (
        <button key={one} type="button" aria-pressed={one === pane} onClick={() => choose(one)}>
          {t(`office-mailbox:panes.${one}`)}
        </button>
      ))}
    </div>
  );
}

/** The chosen entry of the form, and the way to those beside it. */
function useChosenEntry() {
  const { form, chosen, choose } = useBuilder();
  const all = entriesWithin(form.entries);
  const at = chosen.kind === 'entry' ? all.findIndex(({ path }) => path === chosen.path) : -1;
  const go = (to: number) => {
    const next = all[to];
    if (next !== undefined) choose({ kind: 'entry', path: next.path });
  };
  return { at, entry: all[at], go };
}

/** All keys of the builder: add, to the next field and back, up, down, remove, bring back. */
function useBuilderKeys(): void {
  const { t } = useSpeech();
  const { mayChange, gone, bringBack } = useBuilder();
  const { step, remove } = useEntries();
  const { at, entry, go } = useChosenEntry();
  const keys = [
    { key: 'j', words: t('office-mailbox:keys.next'), act: () => go(at + 1) },
    { key: 'k', words: t('office-mailbox:keys.previous'), act: () => go(Math.max(0, at - 1)) },
  ];
  const acts = [
    { key: '/', words: t('office-mailbox:add'), act: () => openPick(addMenuId) },
    { key: 's', words: t('office-mailbox:keys.up'), act: () => entry && step(entry.path, 'up') },
    { key: 'b', words: t('office-mailbox:keys.down'), act: () => entry && step(entry.path, 'down') },
    { key: 'x', words: t('office-mailbox:remove'), act: () => entry && remove(entry) },
    { key: 'z', words: t('office-documents:bringBack'), act: () => gone !== null && bringBack() },
  ];
  useScreenKeys(mayChange ? [...keys, ...acts] : keys);
}

function ListPane() {
  const { chosen } = useBuilder();
  const pane = useRef<HTMLDivElement>(null);
  const path = chosen.kind === 'entry' ? chosen.path : null;
  useBuilderKeys();
  useEffect(() => {
    const row = path === null ? null : pane.current?.querySelector(`[data-entry="${CSS.escape(path)}"]`);
    showWithin(pane.current, row ?? null);
  }, [path]);
  return (
    <div ref={pane} className={styles.list} data-pane="list">
      <BuilderList />
    </div>
  );
}

/** The field, or the part of the mailbox, that is chosen. */
function ChosenPart({ isTwo }: { readonly isTwo: boolean }) {
  const { t } = useSpeech();
  const builder = useBuilder();
  const { chosen } = builder;
  const place = chosen.kind === 'entry' ? chosen.path : chosen.section;
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    document.getElementById('elegido')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const entry =
    chosen.kind === 'entry' ? builtEntryAt(rootOf(builder, chosen.path).entries, chosen.path) : null;
  return (
    <div className={classNames(styles.fields, isTwo && formStyles.two)}>
      {chosen.kind === 'section' && <SettingsEditor section={chosen.section} />}
      {entry !== null && <EntryEditor key={entry.path} entry={entry} />}
      {chosen.kind === 'entry' && entry === null && <p>{t('office-mailbox:nothingChosen')}</p>}
    </div>
  );
}

/** Every text of the mailbox that lacks a language. */
function MissingTexts({ parts, isTwo }: { readonly parts: readonly FormPart[]; readonly isTwo: boolean }) {
  return (
    <div className={classNames(formStyles.form, isTwo && formStyles.two)}>
      <FormParts parts={parts} />
    </div>
  );
}

type SidePaneProps = Pick<ComponentProps<typeof EditorSide>, 'document' | 'presenter' | 'acts' | 'field'>;

/** What prevents the publication, what it means for residents, publication and history. */
function SidePane({ document, presenter, acts, field }: SidePaneProps) {
  const places = useFindingPlaces(document);
  return (
    <div className={styles.side} data-pane="side">
      <Effects document={document} />
      <EditorSide {...{ document, presenter, places, acts, field }} />
    </div>
  );
}
