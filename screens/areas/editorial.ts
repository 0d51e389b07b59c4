import { group } from '../screen.ts'

/** Around the shop: agenda, magazine, café, gifts, quizzes, the plan of the palace. */
export const editorialScreens = {
  ...group(
    { area: 'agenda', audience: 'public', crawlers: 'indexed', shops: 'main' },
    {
      agenda: { es: '/agenda', ca: '/agenda', en: '/agenda' },
      'agenda-type': {
        es: '/agenda/tipo/:typeSlug/:typeId',
        ca: '/agenda/tipus/:typeSlug/:typeId',
        en: '/agenda/type/:typeSlug/:typeId',
      },
      'agenda-date': { es: '/agenda/fecha/:date', ca: '/agenda/data/:date', en: '/agenda/date/:date' },
      'agenda-activity': { es: '/agenda/:slug/:id', ca: '/agenda/:slug/:id', en: '/agenda/:slug/:id' },
    },
  ),
  ...group(
    { area: 'agenda', audience: 'personal', crawlers: 'noindex', shops: 'main' },
    {
      'signed-copy': { es: '/ejemplar-firmado/:id', ca: '/exemplar-signat/:id', en: '/signed-copy/:id' },
      'agenda-registration': { es: '/inscripcion', ca: '/inscripcio', en: '/registration' },
      'agenda-cancel': { es: '/inscripcion/:token', ca: '/inscripcio/:token', en: '/registration/:token' },
    },
  ),
  ...group(
    { area: 'magazine', audience: 'public', crawlers: 'indexed', shops: 'main' },
    {
      magazine: { es: '/magazine', ca: '/magazine', en: '/magazine' },
      'magazine-author': { es: '/magazine/autor/:slug/:id', ca: '/magazine/autor/:slug/:id', en: '/magazine/author/:slug/:id' },
      'magazine-date': {
        es: '/magazine/fecha/:year/:month',
        ca: '/magazine/data/:year/:month',
        en: '/magazine/date/:year/:month',
      },
      'magazine-post': { es: '/magazine/:slug/:id', ca: '/magazine/:slug/:id', en: '/magazine/:slug/:id' },
      'about-cafe': { es: '/cafe-libreria', ca: '/cafe-llibreria', en: '/cafe-bookshop' },
    },
  ),
  ...group(
    { area: 'gifts', audience: 'public', crawlers: 'indexed', shops: 'main' },
    {
      giftbetter: { es: '/giftbetter', ca: '/giftbetter', en: '/giftbetter' },
      'giftbetter-list': { es: '/giftbetter/:id/:slug', ca: '/giftbetter/:id/:slug', en: '/giftbetter/:id/:slug' },
      'art-of-gifting': { es: '/arte-de-regalar', ca: '/art-de-regalar', en: '/art-of-gifting' },
    },
  ),
  ...group(
    { area: 'gifts', audience: 'public', crawlers: 'noindex', shops: 'main' },
    {
      'giftbetter-search': { es: '/giftbetter/buscar', ca: '/giftbetter/cerca', en: '/giftbetter/search' },
    },
  ),
  ...group(
    { area: 'plan', audience: 'public', crawlers: 'indexed', shops: 'main' },
    {
      places: { es: '/plano', ca: '/planol', en: '/plan' },
      place: { es: '/plano/:slug/:id', ca: '/planol/:slug/:id', en: '/plan/:slug/:id' },
      motif: { es: '/plano/motivo/:slug/:id', ca: '/planol/motiu/:slug/:id', en: '/plan/motif/:slug/:id' },
    },
  ),
}
