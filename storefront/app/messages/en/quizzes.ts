import type { quizzes as es } from '../es/quizzes.ts'

export const quizzes: typeof es = {
  number: ({ place }) => `Question ${place} of 5`,
  next: 'On to the last question',
  finish: 'See the result',
  last: 'One more, and it depends on the other four.',
  answerAll: 'You must answer all the questions.',
  chosen: ({ answers }) => `Because you chose “${answers}”`,
  joined: '” and “',
  recommended: 'To begin with today',
  byDay: ({ day }) => `Everything here can be bought now and arrives by ${day}.`,
  now: 'Everything here can be bought now.',
  nothing: 'What we would recommend is sold out today. Come back tomorrow: this page looks at the stock each time.',
  category: ({ title }) => `Every gift: ${title}`,
  share: 'Share',
  copy: 'Copy the link',
  copied: 'Link copied',
  mail: 'Send by e-mail',
  again: 'Take the quiz again',
  begin: 'Take the quiz',
  others: 'The other profiles',
}
