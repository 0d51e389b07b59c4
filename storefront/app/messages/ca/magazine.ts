import { theDay } from '#kernel/catalan-day.ts'
import { ofName } from '#kernel/catalan-names.ts'
import type { magazine as es } from '../es/magazine.ts'

export const magazine: typeof es = {
  title: 'La revista',
  lead: 'El que llegim, el que ens pregunten al taulell i el que s’aprèn obrint cada matí a l’ombra d’un palau.',
  by: ({ name }) => `Articles ${ofName(name)}`,
  of: ({ month }) => `Articles ${ofName(month)}`,
  authors: 'Qui hi escriu',
  months: 'Mes a mes',
  feed: 'Subscripció per RSS',
  empty: 'Aquest mes no vam publicar res. En podeu triar un altre.',
  events: 'A l’agenda',
  agenda: 'Mostra l’agenda',
  related: 'De què parlem',
  further: 'Continueu llegint',
  seeAll: 'Tots els articles',
  updated: ({ day }) => `Revisat ${theDay(day)}`,
}
