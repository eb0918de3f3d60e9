import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useContext,
  useEffect,
  useState,
} from 'react';
import { once } from '#ui-web/composition/once.ts';
import { type Stock, stocks } from '#ui-web/i18n/stock.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { PlaceContext } from '../council-context.ts';
import { haveCome, noteCome } from './use-screen-file.ts';

interface Part {
  readonly load: () => Promise<unknown>;
  readonly says: Stock | 'home' | undefined;
}

/** The parts of the screens that have come. */
const parts = new Set<Part>();

/** Loads the parts of the screens that are open. One that does not come is asked for again when it is needed. */
export const loadParts = async (): Promise<void> => {
  await Promise.allSettled(Array.from(parts, ({ load }) => load()));
};

type LoadTexts = (of: Stock) => Promise<void> | undefined;

/** The first seconds of a page are for the reader alone, who begins to scroll and press while a slow phone would compile parts. */
const readersTime = 4000;
/** What loads texts, once the page is at leisure. */
let atLeisure: LoadTexts | null = null;

function loadLater({ load, says }: Part, loadTexts: LoadTexts): void {
  setTimeout(() => {
    const texts = says === undefined || says === 'home' ? undefined : loadTexts(says);
    // What does not come now is asked for again when it is needed.
    void Promise.allSettled([load(), texts]);
  }, readersTime);
}

/**
 * From now on, parts and their texts are loaded some seconds after their screen has come, so that they are there when they are
 * asked for, with a line or without. Those that say all later texts get them when they are asked for.
 */
export function loadPartsAtLeisure(loadTexts: LoadTexts): void {
  atLeisure = loadTexts;
  for (const part of parts) loadLater(part, loadTexts);
}

/** Loads them with their texts: for tests, which then draw a screen at once. */
export async function partsHere({ later }: Pick<Speech, 'later'>): Promise<void> {
  const words = [later(), ...stocks.map((stock) => later(stock))];
  await Promise.all([loadParts(), ...words]);
  for (const one of words) noteCome(one);
}

/** Waits for the texts of a part. */
function Worded({ words, children }: { readonly words: Promise<void>; readonly children: ReactNode }) {
  if (!haveCome(words)) use(words);
  return children;
}

/**
 * A part of a screen in a file of its own, which is loaded when the part is first needed: a front-end's home has no
 * bytes of it. Throws, for the boundary of the screen, if the file does not come.
 *
 * @param isNeeded whether there is anything to show; until then nothing is loaded
 * @param Coming what is shown in its place until it is there
 * @param says its texts; `home`: nothing but those of the screen, which are there with it. Without it, those of all later pages
 */
export function latePart<P extends object>(
  fetched: () => Promise<ComponentType<P>>,
  isNeeded: (props: P) => boolean = () => true,
  says?: Stock | 'home',
  Coming: ComponentType<P> | null = null,
): ComponentType<P> {
  let part: ComponentType<P> | null = null;
  const load = once(async () => {
    part = await fetched();
    return part;
  });
  const own = { load, says };
  parts.add(own);
  if (atLeisure !== null) loadLater(own, atLeisure);

  function Loaded(props: P) {
    const { later } = useSpeech();
    // Server and browser draw a page first without it, whatever else either has loaded before.
    const isFirst = useContext(PlaceContext)?.firstView?.isOver() === false;
    // A component is a function: React would call it as a state.
    const [{ file, defect }, set] = useState<{ file: ComponentType<P> | null; defect?: Error }>({
      file: isFirst ? null : part,
    });
    useEffect(() => {
      if (file !== null) return undefined;
      let gone = false;
      load()
        .then((come) => gone || startTransition(() => set({ file: come })))
        .catch(
          (cause: unknown) => gone || set({ file, defect: new Error('a part did not come', { cause }) }),
        );
      return () => {
        gone = true;
      };
    }, [file]);
    if (defect) throw defect;
    const coming = Coming === null ? null : createElement(Coming, props);
    if (file === null) return coming;
    return (
      <Suspense fallback={coming}>
        {says === 'home' ? (
          createElement(file, props)
        ) : (
          <Worded words={later(says)}>{createElement(file, props)}</Worded>
        )}
      </Suspense>
    );
  }

  return function LatePart(props: P) {
    return isNeeded(props) ? <Loaded {...props} /> : null;
  };
}
