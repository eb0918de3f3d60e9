import type { FollowedDelivery } from '#domain/following/milestone.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** What mails to followers say. `about` is the title of what is followed, `day` a day written out. */
export interface FollowWords {
  readonly askedSubject: (about: string) => string;
  readonly asked: (about: string, town: string) => string;
  readonly sayYes: string;
  readonly week: string;
  readonly notYou: string;
  readonly followsSubject: (about: string) => string;
  readonly follows: (about: string, town: string) => string;
  readonly newsSubject: (about: string) => string;
  readonly news: (about: string, town: string) => string;
  readonly read: string;
  readonly leave: string;
  readonly mine: string;
  readonly phaseBegan: (name: string, day: string) => string;
  readonly phaseEnded: (name: string) => string;
  readonly voteOpened: (day: string | null) => string;
  readonly voteClosesSoon: (day: string) => string;
  readonly voteClosed: string;
  readonly resultsPublished: string;
  readonly newsAdded: (title: string) => string;
  readonly documentAdded: (title: string) => string;
  readonly statusChanged: (status: string | null) => string;
  readonly deliveryChanged: (status: string) => string;
  readonly requestChanged: (status: string) => string;
  readonly stepReached: (title: string) => string;
  readonly projectChanged: (project: string, status: string) => string;
  readonly projectStep: (project: string, title: string) => string;
  readonly works: Readonly<Record<FollowedDelivery['status'], string>>;
}

export const followWords: Readonly<Record<Language, FollowWords>> = {
  es: {
    askedSubject: (about) => `Confirma que quieres seguir «${about}»`,
    asked: (about, town) => `Alguien ha pedido que te avisemos de lo que pase con «${about}», en ${town}.`,
    sayYes: 'Si has sido tú, abre esta dirección y confírmalo:',
    week: 'Sirve durante siete días.',
    notYou: 'Si no has sido tú, no hagas nada: no te volveremos a escribir.',
    followsSubject: (about) => `Ya sigues «${about}»`,
    follows: (about, town) =>
      `Ya sigues «${about}», en ${town}: te avisamos de lo que pase. No hay que hacer nada más.`,
    newsSubject: (about) => `Novedades: ${about}`,
    news: (about, town) => `Hay novedades en «${about}», de ${town}:`,
    read: 'Léelo en el portal:',
    leave: 'Dejar de seguirlo:',
    mine: 'Todo lo que sigues:',
    phaseBegan: (name, day) => `Ha empezado la fase «${name}». Dura hasta el ${day}.`,
    phaseEnded: (name) => `Ha terminado la fase «${name}».`,
    voteOpened: (day) =>
      day === null
        ? 'Se ha abierto la votación.'
        : `Se ha abierto la votación. Puedes votar hasta el ${day}.`,
    voteClosesSoon: (day) => `La votación se cierra pronto: el último día es el ${day}.`,
    voteClosed: 'La votación se ha cerrado.',
    resultsPublished: 'Se han publicado los resultados.',
    newsAdded: (title) => `Noticia: ${title}`,
    documentAdded: (title) => `Nuevo documento: ${title}`,
    statusChanged: (status) =>
      status === null
        ? 'Ha cambiado su validación técnica.'
        : `Su validación técnica ha cambiado: ${status}.`,
    deliveryChanged: (status) => `Ahora está ${status}.`,
    requestChanged: (status) => `Ahora está: ${status}.`,
    stepReached: (title) => `Se ha cumplido un paso: ${title}.`,
    projectChanged: (project, status) => `«${project}»: ahora está ${status}.`,
    projectStep: (project, title) => `«${project}»: se ha cumplido un paso, ${title}.`,
    works: {
      study: 'en estudio',
      design: 'en fase de proyecto',
      tender: 'en licitación',
      works: 'en obras',
      finished: 'terminada',
      stopped: 'parada',
    },
  },
  va: {
    askedSubject: (about) => `Confirma que vols seguir «${about}»`,
    asked: (about, town) => `Algú ha demanat que t’avisem del que passe amb «${about}», a ${town}.`,
    sayYes: 'Si has sigut tu, obri esta adreça i confirma-ho:',
    week: 'Servix durant set dies.',
    notYou: 'Si no has sigut tu, no faces res: no et tornarem a escriure.',
    followsSubject: (about) => `Ja seguixes «${about}»`,
    follows: (about, town) =>
      `Ja seguixes «${about}», a ${town}: t’avisem del que passe. No cal fer res més.`,
    newsSubject: (about) => `Novetats: ${about}`,
    news: (about, town) => `Hi ha novetats en «${about}», de ${town}:`,
    read: 'Llig-ho en el portal:',
    leave: 'Deixar de seguir-ho:',
    mine: 'Tot el que seguixes:',
    phaseBegan: (name, day) => `Ha començat la fase «${name}». Dura fins al ${day}.`,
    phaseEnded: (name) => `Ha acabat la fase «${name}».`,
    voteOpened: (day) =>
      day === null ? 'S’ha obert la votació.' : `S’ha obert la votació. Pots votar fins al ${day}.`,
    voteClosesSoon: (day) => `La votació es tanca prompte: l’últim dia és el ${day}.`,
    voteClosed: 'La votació s’ha tancat.',
    resultsPublished: 'S’han publicat els resultats.',
    newsAdded: (title) => `Notícia: ${title}`,
    documentAdded: (title) => `Document nou: ${title}`,
    statusChanged: (status) =>
      status === null
        ? 'Ha canviat la seua validació tècnica.'
        : `La seua validació tècnica ha canviat: ${status}.`,
    deliveryChanged: (status) => `Ara està ${status}.`,
    requestChanged: (status) => `Ara està: ${status}.`,
    stepReached: (title) => `S’ha complit un pas: ${title}.`,
    projectChanged: (project, status) => `«${project}»: ara està ${status}.`,
    projectStep: (project, title) => `«${project}»: s’ha complit un pas, ${title}.`,
    works: {
      study: 'en estudi',
      design: 'en fase de projecte',
      tender: 'en licitació',
      works: 'en obres',
      finished: 'acabada',
      stopped: 'parada',
    },
  },
  ca: {
    askedSubject: (about) => `Confirma que vols seguir «${about}»`,
    asked: (about, town) => `Algú ha demanat que t’avisem del que passi amb «${about}», a ${town}.`,
    sayYes: 'Si has estat tu, obre aquesta adreça i confirma-ho:',
    week: 'Serveix durant set dies.',
    notYou: 'Si no has estat tu, no facis res: no et tornarem a escriure.',
    followsSubject: (about) => `Ja segueixes «${about}»`,
    follows: (about, town) =>
      `Ja segueixes «${about}», a ${town}: t’avisem del que passi. No cal fer res més.`,
    newsSubject: (about) => `Novetats: ${about}`,
    news: (about, town) => `Hi ha novetats a «${about}», de ${town}:`,
    read: 'Llegeix-ho al portal:',
    leave: 'Deixar de seguir-ho:',
    mine: 'Tot el que segueixes:',
    phaseBegan: (name, day) => `Ha començat la fase «${name}». Dura fins al ${day}.`,
    phaseEnded: (name) => `S’ha acabat la fase «${name}».`,
    voteOpened: (day) =>
      day === null ? 'S’ha obert la votació.' : `S’ha obert la votació. Pots votar fins al ${day}.`,
    voteClosesSoon: (day) => `La votació es tanca aviat: l’últim dia és el ${day}.`,
    voteClosed: 'La votació s’ha tancat.',
    resultsPublished: 'S’han publicat els resultats.',
    newsAdded: (title) => `Notícia: ${title}`,
    documentAdded: (title) => `Document nou: ${title}`,
    statusChanged: (status) =>
      status === null
        ? 'Ha canviat la seva validació tècnica.'
        : `La seva validació tècnica ha canviat: ${status}.`,
    deliveryChanged: (status) => `Ara està ${status}.`,
    requestChanged: (status) => `Ara està: ${status}.`,
    stepReached: (title) => `S’ha complert un pas: ${title}.`,
    projectChanged: (project, status) => `«${project}»: ara està ${status}.`,
    projectStep: (project, title) => `«${project}»: s’ha complert un pas, ${title}.`,
    works: {
      study: 'en estudi',
      design: 'en fase de projecte',
      tender: 'en licitació',
      works: 'en obres',
      finished: 'acabada',
      stopped: 'aturada',
    },
  },
  en: {
    askedSubject: (about) => `Confirm that you want to follow “${about}”`,
    asked: (about, town) => `Somebody asked us to tell you what happens with “${about}”, in ${town}.`,
    sayYes: 'If it was you, open this address and confirm it:',
    week: 'It works for seven days.',
    notYou: 'If it was not you, do nothing: we will not write to you again.',
    followsSubject: (about) => `You already follow “${about}”`,
    follows: (about, town) =>
      `You already follow “${about}”, in ${town}: we tell you what happens. There is nothing more to do.`,
    newsSubject: (about) => `News: ${about}`,
    news: (about, town) => `There is news about “${about}”, from ${town}:`,
    read: 'Read it in the portal:',
    leave: 'Stop following it:',
    mine: 'All that you follow:',
    phaseBegan: (name, day) => `The phase “${name}” has begun. It lasts until ${day}.`,
    phaseEnded: (name) => `The phase “${name}” is over.`,
    voteOpened: (day) =>
      day === null ? 'The vote is open.' : `The vote is open. You can vote until ${day}.`,
    voteClosesSoon: (day) => `The vote closes soon: the last day is ${day}.`,
    voteClosed: 'The vote is closed.',
    resultsPublished: 'The results have been published.',
    newsAdded: (title) => `News: ${title}`,
    documentAdded: (title) => `New document: ${title}`,
    statusChanged: (status) =>
      status === null ? 'Its technical review has changed.' : `Its technical review has changed: ${status}.`,
    deliveryChanged: (status) => `It is now ${status}.`,
    requestChanged: (status) => `It is now: ${status}.`,
    stepReached: (title) => `A step has been reached: ${title}.`,
    projectChanged: (project, status) => `“${project}” is now ${status}.`,
    projectStep: (project, title) => `“${project}”: a step has been reached, ${title}.`,
    works: {
      study: 'being studied',
      design: 'being designed',
      tender: 'out to tender',
      works: 'being built',
      finished: 'finished',
      stopped: 'stopped',
    },
  },
  eu: {
    askedSubject: (about) => `Berretsi «${about}» jarraitu nahi duzula`,
    asked: (about, town) =>
      `Norbaitek eskatu du zuri jakinaraztea zer gertatzen den honekin: «${about}» (${town}).`,
    sayYes: 'Zu izan bazara, ireki helbide hau eta berretsi:',
    week: 'Zazpi egunez balio du.',
    notYou: 'Zu izan ez bazara, ez egin ezer: ez dizugu berriro idatziko.',
    followsSubject: (about) => `Dagoeneko jarraitzen duzu: «${about}»`,
    follows: (about, town) =>
      `Dagoeneko jarraitzen duzu «${about}» (${town}): gertatzen dena jakinaraziko dizugu. Ez duzu beste ezer egin behar.`,
    newsSubject: (about) => `Berriak: ${about}`,
    news: (about, town) => `Berriak daude honi buruz: «${about}» (${town}):`,
    read: 'Irakurri atarian:',
    leave: 'Jarraitzeari uztea:',
    mine: 'Jarraitzen duzun guztia:',
    phaseBegan: (name, day) => `«${name}» fasea hasi da. Azken eguna: ${day}.`,
    phaseEnded: (name) => `«${name}» fasea amaitu da.`,
    voteOpened: (day) =>
      day === null ? 'Bozketa ireki da.' : `Bozketa ireki da. Botoa emateko azken eguna: ${day}.`,
    voteClosesSoon: (day) => `Bozketa laster itxiko da. Azken eguna: ${day}.`,
    voteClosed: 'Bozketa itxi da.',
    resultsPublished: 'Emaitzak argitaratu dira.',
    newsAdded: (title) => `Albistea: ${title}`,
    documentAdded: (title) => `Dokumentu berria: ${title}`,
    statusChanged: (status) =>
      status === null ? 'Balidazio teknikoa aldatu da.' : `Balidazio teknikoa aldatu da: ${status}.`,
    deliveryChanged: (status) => `Orain egoera hau du: ${status}.`,
    requestChanged: (status) => `Orain egoera hau du: ${status}.`,
    stepReached: (title) => `Urrats bat bete da: ${title}.`,
    projectChanged: (project, status) => `«${project}»: orain egoera hau du, ${status}.`,
    projectStep: (project, title) => `«${project}»: urrats bat bete da, ${title}.`,
    works: {
      study: 'aztertzen',
      design: 'proiektua idazten',
      tender: 'lizitazioan',
      works: 'obretan',
      finished: 'amaituta',
      stopped: 'geldituta',
    },
  },
};
