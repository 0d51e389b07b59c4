import type { Localized } from '#kernel/language.ts'

export const texts: Localized<{ subject: string; changed: string; not: string; see: string }> = {
  es: {
    subject: 'Hemos cambiado los datos de su cuenta',
    changed: 'Como nos ha pedido, hemos cambiado el nombre, el teléfono o el idioma de su cuenta.',
    not: 'Si no lo ha pedido usted, responda a este correo.',
    see: 'Ver mis datos',
  },
  ca: {
    subject: 'Hem canviat les dades del vostre compte',
    changed: 'Tal com ens heu demanat, hem canviat el nom, el telèfon o la llengua del vostre compte.',
    not: 'Si no ho heu demanat vós, responeu a aquest correu.',
    see: 'Mostra les dades',
  },
  en: {
    subject: 'We have changed the details of your account',
    changed: 'As you asked, we have changed the name, telephone number or language of your account.',
    not: 'If you did not ask for this, please reply to this e-mail.',
    see: 'See my details',
  },
}
