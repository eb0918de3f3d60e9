import type { ExplanationTexts } from './es.ts';

export const explanationEu: ExplanationTexts = {
  votes_one: 'boto\u00a0bat',
  votes_other: '{n}\u00a0boto',
  points_one: 'puntu\u00a0bat',
  points_other: '{n}\u00a0puntu',
  voters_one: 'boto-emaile\u00a0bat',
  voters_other: '{n}\u00a0boto-emaile',

  inOrder: 'Finantzatzen da: {available} zegoen eta {remaining} geratzen da.',
  inOrderUnvoted:
    'Finantzatzen da, inork bozkatu ez badu ere: {available} zegoen eta {remaining} geratzen da.',
  free: 'Finantzatzen da: ez du ezer balio eta norbaitek babesten du.',
  paid: 'Babesten dutenen diruarekin finantzatzen da: {payment} ({inFull}). {remaining} geratzen da.',
  paidByPoor:
    'Babesten dutenen diruarekin finantzatzen da: {payment} ({inFull}), eta beste batzuei geratzen zitzaien guztia ({poor}). {remaining} geratzen da.',
  perVoter: '{each} bakoitzak',
  perPoint: '{each} puntu bakoitzeko',
  effective: 'Babes eraginkorra: {votes}.',
  increments_one: 'Hasierako diruarekin ez zen iristen: gehikuntza bat behar izan da.',
  increments_other: 'Hasierako diruarekin ez zen iristen: {n} gehikuntza behar izan dira.',
  atLoad:
    'Finantzatzen da: babesten dutenek haren zenbatekoa bildu zuten bakoitzak {load} jasotakoan. {remaining} geratzen da.',
  inBestSet: 'Finantzatzen da: aurrekontuan sartzen direnen artean gehien batzen duen multzoan dago.',
  completion: 'Soberan zegoenarekin finantzatzen da: {available} zegoen eta {remaining} geratzen da.',
  decision: 'Berariazko erabakiz finantzatzen da ({who}): {why}.',

  overBudget: 'Ez da finantzatzen: {available} geratzen zen eta {missing} falta zaio.',
  dearerThanBudget: 'Ez da finantzatzen: aurrekontu osoa baino {missing} garestiagoa da.',
  belowThreshold: 'Ez da finantzatzen: atalasea, {needed}; lortutakoa, {votes}.',
  belowMinimum: 'Ez da finantzatzen: gutxienekoa, {needed}; lortutakoa, {votes}.',
  afterStop: 'Ez da finantzatzen: banaketa lehenago amaitu zen, «{stopper}» sartzen ez zelako.',
  loadThen: 'Babesten dutenek bakoitzak {load} jasotakoan bilduko zuten haren zenbatekoa.',
  noSupport: 'Ez da finantzatzen: inork ez du bozkatu.',
  unaffordable:
    'Ez da finantzatzen: {amount} balio du, eta babesten dutenei {together} geratzen zitzaien guztira.',
  backersHad: 'Beren diru zatitik, babesten dutenei {together} geratzen zitzaien guztira.',
  stillRich: 'Oraindik dirua dutenak: {withMoney}; guztira, {all}.',
  otherSetBetter: 'Ez da finantzatzen: beste batzuek batera gehiago batzen dute.',
  otherSetLoss: 'Ez da finantzatzen: hura duen edozein multzok gutxienez {loss} gutxiago batzen du.',
  otherSetLevel:
    'Ez da finantzatzen: hura duen multzo batek berdin batzen du, eta berdinketa-irizpideak erabakitzen du.',
  sumSpent: 'Ez da finantzatzen: «{place}» atalerako gordetako diruan {missing} falta zaio.',
  incompatible: 'Ez da finantzatzen: «{rival}» finantzatzen da, eta bateraezinak dira.',
  vetoed: 'Ez da finantzatzen: betoa jarri zaio.',
  vetoedWhy: 'Ez da finantzatzen: betoa jarri zaio ({why}).',
  withdrawn: 'Ez da finantzatzen: kendu egin da.',
  withdrawnWhy: 'Ez da finantzatzen: kendu egin da ({why}).',
  overridden: 'Berariazko erabakiz ez da finantzatzen ({who}): {why}.',

  shortVotes_one: 'Beste boto bat izan balu, finantzatuko zen.',
  shortVotes_other: 'Beste {n} boto izan balitu, finantzatuko zen.',
  shortPoints_one: 'Beste puntu bat izan balu, finantzatuko zen.',
  shortPoints_other: 'Beste {n} puntu izan balitu, finantzatuko zen.',

  tie: 'Berdinketa: {others}. Erabakitzen duena: {decidedBy}.',
  byAmount: 'zenbateko txikiena',
  byVotes: 'boto gehiago izatea',
  byOrder: 'zerrendako ordena',
  byId: 'identifikatzailea',
  quoted: '«{title}»',
  and: '{first} eta {last}',
  andMore_one: '{first} eta beste bat',
  andMore_other: '{first} eta beste {n}',
};
