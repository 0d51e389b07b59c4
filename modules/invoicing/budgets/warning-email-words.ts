import type { Localized } from '#kernel/language.ts'

interface Texts {
  near: (title: string) => string
  beyond: (title: string) => string
  said: (facts: { percent: number; used: string; assigned: string; available: string }) => string
  goesOn: string
  see: string
}

export const texts: Localized<Texts> = {
  es: {
    near: (title) => `El presupuesto «${title}» está casi agotado`,
    beyond: (title) => `El presupuesto «${title}» está agotado`,
    said: ({ percent, used, assigned, available }) =>
      `Entre lo facturado y lo pendiente de servir suman ${used} de los ${assigned} asignados: el ${percent}\u00a0%. Quedan ${available}.`,
    goesOn: 'Los pedidos de quien solicita pasan ahora por aprobación; los demás se pueden seguir haciendo.',
    see: 'Ver el presupuesto',
  },
  ca: {
    near: (title) => `El pressupost «${title}» està a punt d’exhaurir-se`,
    beyond: (title) => `El pressupost «${title}» està exhaurit`,
    said: ({ percent, used, assigned, available }) =>
      `Entre el que s’ha facturat i el que queda per servir sumen ${used} dels ${assigned} assignats: el ${percent}\u00a0%. En queden ${available}.`,
    goesOn: 'Les comandes de qui sol·licita passen ara per aprovació; les altres es poden continuar fent.',
    see: 'Mostra el pressupost',
  },
  en: {
    near: (title) => `The budget “${title}” is nearly used up`,
    beyond: (title) => `The budget “${title}” is used up`,
    said: ({ percent, used, assigned, available }) =>
      `Invoiced and pending amounts come to ${used} of the ${assigned} assigned: ${percent}%. ${available} is left.`,
    goesOn: 'Requesters’ orders now need approval; all others can still be placed.',
    see: 'See the budget',
  },
}
