import { useEffect, useState } from 'react';
import type { DrawHead } from '#adapters/wire/registrations/draw/draw.ts';
import type { DrawExplanation } from '#domain/registrations/draw/why-of.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './draw.module.css';
import { Explanation } from './explanation.tsx';
import { useDrawWords } from './use-draw-words.ts';

interface WhyProps {
  readonly draw: DrawHead;
  readonly why: (id: string) => Promise<DrawExplanation | null | 'unreachable'>;
}

/** The code that the address has behind its hash, which no server gets: links of one’s own application have it. */
const codeOfAddress = (): string => decodeURIComponent(window.location.hash.replace(/^#/u, ''));

/** What became of one application: asked for with its code, which is sent nowhere. */
export function WhyPart({ draw, why }: WhyProps) {
  const { t } = useSpeech();
  const words = useDrawWords(draw);
  const [code, setCode] = useState('');
  const [found, setFound] = useState<DrawExplanation | 'unknown' | 'unreachable' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const look = async (id: string) => {
    if (id.trim() === '') return;
    setBusy(true);
    setFound((await why(id)) ?? 'unknown');
    setBusy(false);
  };
  useEffect(() => {
    const given = codeOfAddress();
    if (!/^[\w-]{6,50}$/u.test(given)) return;
    setCode(given);
    void look(given);
    // oxlint-disable-next-line react/exhaustive-deps -- the address is read once
  }, []);
  return (
    <LedgerRow id="por-que" title={words('why.title')} lead={<p>{words('why.lead')}</p>}>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          void look(code);
        }}
      >
        <TextField
          label={words('why.code')}
          hint={words('why.codeHint')}
          value={code}
          onChange={setCode}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" look="outline" busy={isBusy}>
          {t('draw:why.find')}
        </Button>
      </form>
      <div role="status" className={styles.answer}>
        {(found === 'unknown' || found === 'unreachable') && (
          <Notice tone="warning">
            <p>{found === 'unknown' ? words('why.unknown') : t('draw:recount.unreachable')}</p>
          </Notice>
        )}
        {found !== null && typeof found === 'object' && <Explanation draw={draw} why={found} />}
      </div>
    </LedgerRow>
  );
}
