import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: string
  joined: (other: string) => string
  left: (other: string) => string
  not: string
  enter: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: 'Hemos unido sus dos cuentas',
    joined: (other) =>
      `Como nos ha pedido, su cuenta con el correo ${other} se ha unido a esta. Aquí tiene todos sus pedidos, sus puntos, sus direcciones y sus favoritos.`,
    left: (other) =>
      `Como nos ha pedido, su cuenta con este correo se ha unido a la que tiene con ${other}. A partir de ahora, entre con aquel correo y su contraseña.`,
    not: 'Si no lo ha pedido usted, responda a este correo cuanto antes.',
    enter: 'Entrar en la cuenta',
  },
  ca: {
    subject: 'Hem unit els vostres dos comptes',
    joined: (other) =>
      `Tal com ens heu demanat, el vostre compte amb el correu ${other} s’ha unit a aquest. Aquí teniu totes les comandes, els punts, les adreces i els favorits.`,
    left: (other) =>
      `Tal com ens heu demanat, el vostre compte amb aquest correu s’ha unit al que teniu amb ${other}. A partir d’ara, entreu amb aquell correu i la seva contrasenya.`,
    not: 'Si no ho heu demanat vós, responeu a aquest correu de seguida.',
    enter: 'Entra al compte',
  },
  en: {
    subject: 'We have merged your two accounts',
    joined: (other) =>
      `As you asked, your account with the e-mail address ${other} has been merged into this one. All your orders, points, addresses and favourites are here.`,
    left: (other) =>
      `As you asked, your account with this e-mail address has been merged into the one with ${other}. From now on, please sign in with that address and its password.`,
    not: 'If you did not ask for this, please reply to this e-mail as soon as possible.',
    enter: 'Sign in',
  },
}
