import { ofTheDay, theDay } from '#kernel/catalan-day.ts'
import type { arrival as es } from '../es/arrival.ts'

export const arrival: typeof es = {
  title: 'Lliurament',
  ask: 'Quan arriba? El vostre codi postal',
  see: 'Mostra el dia',
  arrives: ({ day }) => `Arriba com a molt tard ${theDay(day)}`,
  noDay: 'Encara sense data d’arribada',
  free: 'enviament gratuït',
  cost: ({ price }) => `enviament ${price}`,
  freeFrom: ({ amount }) => `gratuït a partir de ${amount}`,
  costLater: 'el cost de l’enviament us el confirmem',
  to: ({ place }) => `Destinació: ${place}.`,
  byToday: ({ time }) => `Si ho demaneu avui abans de les ${time}.`,
  byDay: ({ day, time }) => `Si ho demaneu abans ${ofTheDay(day)} a les ${time}.`,
  change: 'Canvia el codi postal',
  failed: 'No ho hem pogut calcular. Comproveu que el codi postal sigui espanyol i tingui cinc xifres.',
  soon: 'a punt en dues hores',
  ready: ({ day }) => `a punt ${theDay(day)}`,
  myStore: ({ name, level }) => `A la meva llibreria, ${name}: ${level.toLowerCase()}`,
  collect: ({ when }) => `recollida gratuïta, ${when}`,
  chooseStore: 'Recollida en una botiga',
}
