import type { quizzes as es } from '../es/quizzes.ts'

export const quizzes: typeof es = {
  number: ({ place }) => `Pregunta ${place} de 5`,
  next: 'Passar a l’última pregunta',
  finish: 'Veure el resultat',
  last: 'En queda una, i depèn de les altres quatre.',
  answerAll: 'Heu de respondre totes les preguntes.',
  chosen: ({ answers }) => `Perquè heu triat «${answers}»`,
  joined: '» i «',
  recommended: 'Per començar avui mateix',
  byDay: ({ day }) => `Tot el que veieu es pot comprar ara i arriba com a molt tard el ${day}.`,
  now: 'Tot el que veieu es pot comprar ara.',
  nothing: 'El que us recomanaríem avui està exhaurit. Torneu demà: aquesta pàgina mira les existències cada vegada.',
  category: ({ title }) => `Tots els regals: ${title}`,
  share: 'Compartir',
  copy: 'Copiar l’enllaç',
  copied: 'Enllaç copiat',
  mail: 'Enviar per correu',
  again: 'Repetir el qüestionari',
  begin: 'Fer el qüestionari',
  others: 'Els altres perfils',
}
