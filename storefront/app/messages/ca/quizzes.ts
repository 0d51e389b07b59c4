import { theDay } from '#kernel/catalan-day.ts'
import type { quizzes as es } from '../es/quizzes.ts'

export const quizzes: typeof es = {
  number: ({ place }) => `Pregunta ${place} de 5`,
  next: 'Passa a l’última pregunta',
  finish: 'Mostra el resultat',
  last: 'En queda una, i depèn de les altres quatre.',
  answerAll: 'Heu de respondre totes les preguntes.',
  chosen: ({ answers }) => `Comencem pel que va amb les vostres respostes: «${answers}».`,
  joined: '» i «',
  recommended: 'Per començar avui mateix',
  byDay: ({ day }) => `Tot el que veieu es pot comprar ara i arriba com a molt tard ${theDay(day)}.`,
  now: 'Tot el que veieu es pot comprar ara.',
  nothing:
    'El que us recomanaríem avui està exhaurit. Torneu un altre dia: la pàgina consulta les existències cada vegada que s’obre.',
  category: ({ title }) => `Tots els regals: ${title}`,
  share: 'Comparteix',
  copy: 'Copia l’enllaç',
  copied: 'Enllaç copiat',
  mail: 'Envia per correu',
  again: 'Repeteix el qüestionari',
  begin: 'Fes el qüestionari',
  others: 'Els altres perfils',
  forward: 'Següent',
  back: 'Anterior',
  keys: 'Amb el teclat, trieu amb les fletxes o les lletres A-E i premeu Retorn.',
  allProfiles: 'Tots els resultats',
  allProfilesLead: 'Per a qui prefereix mirar que respondre.',
  seeDays: 'Mostra quin dia arriba',
  wrapped: 'A la cistella podeu demanar paper de regal i tiquet sense preus: són gratuïts.',
}
