import { useContext, useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { ShareLinks } from '#ui-web/components/share-links/share-links.tsx';
import { PictureOrWall } from '#ui-web/components/tile/picture-or-wall.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { LeadsAwayContext } from '../../leads-away.ts';
import { votedProposalAddress } from './proposal-address.ts';
import styles from './proposal-window.module.css';
import type { ProposalView } from './view.ts';

/** 'Leer más' on a card: the whole proposal in a window (specification 2, section 2: other components). */
export function ProposalMore({ proposal }: { readonly proposal: ProposalView }) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>
        <Button look="text" size="short" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('survey:budget.more')}
          <span className="visually-hidden">: {textOf(proposal.title)}</span>
        </Button>
      </p>
      {open && <ProposalWindow proposal={proposal} onClose={() => setOpen(false)} />}
    </>
  );
}

interface WindowProps {
  readonly proposal: ProposalView;
  readonly onClose: () => void;
}

function ShareProposal({ proposal: { id, title } }: { readonly proposal: ProposalView }) {
  const { t } = useSpeech();
  return (
    <ShareLinks
      title={textOf(title)}
      address={votedProposalAddress(window.location.href, id)}
      texts={{
        label: t('survey:proposal.shareLabel'),
        share: t('survey:proposal.share'),
        newTab: t('survey:proposal.newTab'),
        copied: t('survey:proposal.copied'),
        notCopied: t('survey:proposal.notCopied'),
      }}
    />
  );
}

function ProposalWindow({ proposal, onClose }: WindowProps) {
  const { t } = useSpeech();
  const leadsAway = useContext(LeadsAwayContext);
  const { title, picture, published, amount, category, area, text, body } = proposal;
  const facts = [
    { term: t('survey:proposal.budget'), value: amount },
    ...(category === null ? [] : [{ term: t('survey:proposal.category'), value: <Words of={category} /> }]),
    ...(area === null ? [] : [{ term: t('survey:proposal.area'), value: <Words of={area} /> }]),
    ...(published === null ? [] : [{ term: t('survey:proposal.published'), value: published }]),
  ];
  return (
    <DialogFrame
      open
      title={<Words of={title} />}
      onClose={onClose}
      footer={
        <Button look="outline" onClick={onClose}>
          {t('survey:proposal.close')}
        </Button>
      }
    >
      <div className="stack stack-16 stretch">
        <div className={styles.picture}>
          <PictureOrWall picture={picture} identifier={proposal.id} format="proposal" />
        </div>
        <Facts items={facts} />
        {text !== null && (
          <p className={styles.text}>
            <Words of={text} />
          </p>
        )}
        {body !== null && <CouncilHtml of={body} />}
        {leadsAway && <ShareProposal proposal={proposal} />}
      </div>
    </DialogFrame>
  );
}
