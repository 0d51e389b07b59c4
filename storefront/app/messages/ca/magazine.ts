import { theDay } from '#kernel/catalan-day.ts'
import type { magazine as es } from '../es/magazine.ts'

/** «d’abril», «de maig». */
const before = (name: string) => (/^h?[aeiouàèéíòóú]/i.test(name) ? 'd’' : 'de ')

export const magazine: typeof es = {
  title: 'La revista',
  lead: 'El que llegim, el que ens pregunten al taulell i el que s’aprèn obrint cada matí a l’ombra d’un palau.',
  by: ({ name }) => `Articles ${before(name)}${name}`,
  of: ({ month }) => `Articles ${before(month)}${month}`,
  authors: 'Qui hi escriu',
  months: 'Mes a mes',
  feed: 'Subscripció per RSS',
  empty: 'Aquest mes no vam publicar res. En podeu triar un altre.',
  related: 'De què parlem',
  further: 'Continueu llegint',
  seeAll: 'Tots els articles',
  updated: ({ day }) => `Revisat ${theDay(day)}`,
}
