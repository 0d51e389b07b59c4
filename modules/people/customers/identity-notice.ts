import type { Language, Localized } from '#kernel/language.ts'
import { paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import type { TradeIdentity } from './trade-identity.ts'

interface Texts {
  title: (account: string) => string
  before: string
  after: string
  rests: string
}

const texts: Localized<Texts> = {
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

const inWords = ({ company, library, tax_id, country }: TradeIdentity) =>
  [company || library, tax_id, country].filter(Boolean).join(' · ')

/** Tells the shop, in its staff's language, that an account it had looked at is another one now. */
export function identityNotice(
  sender: Sender,
  language: Language,
  { id, before, after }: { id: string; before: TradeIdentity; after: TradeIdentity },
): EmailMessage {
  const text = texts[language]
  const title = text.title(before.company || before.library).replace(/\s+/g, ' ')
  const lines = [`${text.before}: ${inWords(before)}`, `${text.after}: ${inWords(after)}`, text.rests]
  const command = `npm run staff -- POST /customers/${id}/activate/`
  return {
    template: 'identity-notice',
    language,
    subject: title,
    ...inBothForms(sender, language, title, lines[1] ?? title, [...lines.map((line) => paragraph(line)), small(command)]),
  }
}
