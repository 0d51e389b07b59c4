import type { TermsWanted } from '#modules/invoicing/terms/contract.ts'
import { agreeTerms } from '#modules/invoicing/terms/terms.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { activateCustomer } from '#modules/people/customers/activation.ts'
import { Register } from '#modules/people/customers/contract.ts'
import { proveEmail } from '#modules/people/customers/email-link.ts'
import { register } from '#modules/people/customers/register.ts'
import { type DemoAccount, demoPassword } from './accounts.ts'
import { arriving, type YearShop } from './shop.ts'

/** Somebody with an account and, on the day they opened it, a session. */
export interface Opened {
  caller: Caller
  token: string
}

export async function openAccount(shop: YearShop, account: DemoAccount, now: Date): Promise<Opened> {
  const form = Register.parse({
    ...account,
    password: demoPassword,
    confirm_password: demoPassword,
    privacy: true,
    newsletter: false,
  })
  const { id, token, email } = await register(shop.db, form, arriving(shop, now), {
    senders: shop.senders,
    checkPerson: async () => {},
  })
  await shop.db.begin((tx) => proveEmail(tx, id, now, {}))
  return { caller: { kind: 'customer', id, email, member: null }, token }
}

/** Who at the shop agrees with libraries and companies. */
const desk = 'mesa de bibliotecas'

/** The trade desk has looked at an account: it opens, with what was agreed. */
export async function agree(shop: YearShop, customerId: string, terms: TermsWanted, now: Date): Promise<void> {
  await shop.db.begin((tx) =>
    activateCustomer(tx, customerId, { by: desk, note: 'Membrete y sede electrónica.', now }, shop.senders),
  )
  await shop.db.begin((tx) => agreeTerms(tx, customerId, terms, { by: desk, now }))
}
