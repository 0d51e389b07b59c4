import type { contact as es } from '../es/contact.ts'

export const contact: typeof es = {
  title: 'Escriviu-nos',
  text: {
    libraries:
      'Per obrir un compte, demanar un pressupost o preguntar el que calgui. Us respon una persona del servei de biblioteques.',
    companies: 'Per obrir un compte, demanar un pressupost o preparar un regal. Us respon una persona de la botiga.',
  },
  kind: 'De què es tracta?',
  kinds: {
    account: 'Obrir un compte',
    quote: 'Demanar un pressupost',
    order: 'Una comanda en curs',
    other: 'Un altre assumpte',
  },
  institution: { libraries: 'Biblioteca', companies: 'Empresa', general: 'Institució o empresa' },
  name: 'Nom i cognoms',
  email: 'Correu electrònic',
  phone: 'Telèfon',
  message: 'Missatge',
  messageHint: {
    libraries: 'Entre 20 i 4.000 caràcters. Si ja teniu contracte o lots, digueu-nos quins.',
    companies: 'Entre 20 i 4.000 caràcters. Quantitat, data i pressupost ens ajuden a respondre abans.',
    general: 'Entre 20 i 4.000 caràcters.',
  },
  accept: 'He llegit i accepto la',
  policy: 'política de privacitat',
  send: 'Envia el missatge',
}
