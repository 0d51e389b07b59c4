import type { Localized } from '#kernel/language.ts'

interface Texts {
  title: (account: string) => string
  before: string
  after: string
  rests: string
}

export const texts: Localized<Texts> = {
  es: {
    title: (account) => `Ha cambiado de datos fiscales: ${account}`,
    before: 'Antes',
    after: 'Ahora',
    rests:
      'Hasta que alguien compruebe los datos nuevos y active la cuenta de nuevo, no se aplican sus condiciones, su crédito ni los precios sin IVA. Compruebe también el número de IVA.',
  },
  ca: {
    title: (account) => `Ha canviat de dades fiscals: ${account}`,
    before: 'Abans',
    after: 'Ara',
    rests:
      'Fins que algú no comprovi les dades noves i activi el compte un altre cop, no s’apliquen les seves condicions, el crèdit ni els preus sense IVA. Comproveu també el número d’IVA.',
  },
  en: {
    title: (account) => `Tax details changed: ${account}`,
    before: 'Before',
    after: 'Now',
    rests:
      'Until someone checks the new details and reactivates the account, its terms, credit and prices excluding VAT do not apply. Please check the VAT number too.',
  },
}
