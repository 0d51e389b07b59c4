import { group } from '../screen.ts'

/** Signing in, and what belongs to one customer. */
export const accountScreens = {
  ...group(
    { area: 'sign-in', audience: 'personal', crawlers: 'noindex', shops: 'main' },
    {
      login: { es: '/acceder', ca: '/accedir', en: '/login' },
      register: { es: '/registro', ca: '/registre', en: '/register' },
    },
  ),
  ...group(
    { area: 'sign-in', audience: 'personal', crawlers: 'closed', shops: 'main' },
    {
      'password-recovery': { es: '/contrasena-recordar', ca: '/contrassenya-recordar', en: '/password-remember' },
      'password-reset': {
        es: '/contrasena-recordar/:token',
        ca: '/contrassenya-recordar/:token',
        en: '/password-remember/:token',
      },
    },
  ),
  ...group(
    { area: 'account', audience: 'private', crawlers: 'noindex', shops: 'main' },
    {
      'member-invitation': { es: '/invitacion/:token', ca: '/invitacio/:token', en: '/invitation/:token' },
      'email-confirm': { es: '/correo/:token', ca: '/correu/:token', en: '/email/:token' },
    },
  ),
  ...group(
    { area: 'account', audience: 'private', crawlers: 'closed', shops: 'main' },
    {
      'private-data': { es: '/privado/datos', ca: '/privat/dades', en: '/private/data' },
      'private-addresses': { es: '/privado/direcciones', ca: '/privat/adreces', en: '/private/addresses' },
      'private-address-edit': { es: '/privado/direcciones/:id', ca: '/privat/adreces/:id', en: '/private/addresses/:id' },
      'private-add-address': { es: '/privado/add-address', ca: '/privat/add-address', en: '/private/add-address' },
      'private-password': { es: '/privado/password', ca: '/privat/contrassenya', en: '/private/password' },
      'private-sessions': { es: '/privado/sesiones', ca: '/privat/sessions', en: '/private/sessions' },
      'private-saved-cards': {
        es: '/privado/tarjetas-guardadas',
        ca: '/privat/targetes-desades',
        en: '/private/saved-cards',
      },
      'private-saved-baskets': {
        es: '/privado/cestas-guardadas',
        ca: '/privat/cistelles-desades',
        en: '/private/saved-baskets',
      },
      'private-privacy': { es: '/privado/privacidad', ca: '/privat/privacitat', en: '/private/privacy' },
      'private-export': { es: '/privado/privacidad/copia', ca: '/privat/privacitat/copia', en: '/private/privacy/copy' },
      'private-ebooks': { es: '/privado/ebooks', ca: '/privat/ebooks', en: '/private/ebooks' },
      'private-reviews': { es: '/privado/resenas', ca: '/privat/ressenyes', en: '/private/reviews' },
      'private-review': { es: '/privado/resenas/:id', ca: '/privat/ressenyes/:id', en: '/private/reviews/:id' },
      'private-help': { es: '/privado/ayuda', ca: '/privat/ajuda', en: '/private/help' },
      'private-card': { es: '/privado/tarjeta', ca: '/privat/targeta', en: '/private/card' },
      'private-favourites': { es: '/privado/favoritos', ca: '/privat/favorits', en: '/private/favourites' },
      'favourite-add': { es: '/favoritos/:id/anadir', ca: '/favorits/:id/afegir', en: '/wish/:id/add' },
      'favourite-remove': { es: '/favoritos/:id/eliminar', ca: '/favorits/:id/eliminar', en: '/wish/:id/remove' },
    },
  ),
}
