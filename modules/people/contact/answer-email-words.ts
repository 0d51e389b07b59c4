import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: number, about: string) => string
  title: (number: number) => string
  back: string
  before: string
  they: (when: string) => string
  we: (when: string) => string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number, about) => `Respuesta a su mensaje ${number}: ${about}`,
    title: (number) => `Respuesta a su mensaje ${number}`,
    back: 'Si quiere añadir algo, responda a este correo.',
    before: 'Lo que se ha escrito antes',
    they: (when) => `Usted, el ${when}:`,
    we: (when) => `Nosotros, el ${when}:`,
  },
  ca: {
    subject: (number, about) => `Resposta al vostre missatge ${number}: ${about}`,
    title: (number) => `Resposta al vostre missatge ${number}`,
    back: 'Si voleu afegir alguna cosa, responeu aquest correu.',
    before: 'El que s’ha escrit abans',
    they: (when) => `Vós, el ${when}:`,
    we: (when) => `Nosaltres, el ${when}:`,
  },
  en: {
    subject: (number, about) => `Reply to your message ${number}: ${about}`,
    title: (number) => `Reply to your message ${number}`,
    back: 'If you would like to add anything, please reply to this e-mail.',
    before: 'Earlier messages',
    they: (when) => `You, ${when}:`,
    we: (when) => `Us, ${when}:`,
  },
}
