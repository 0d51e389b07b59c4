import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { InvoiceSettings } from '#modules/invoicing/invoices/settings.ts'
import type { Sender, Senders } from '#modules/platform/mail/email-message.ts'
import { StorefrontSettings } from './storefront-settings.ts'
import { accountNamed, type StorefrontRow, storefrontAsked, storefrontRow, storefrontRows } from './storefronts.sql.ts'

/** The row of a shop beside the main one; null for the main shop, whose texts are configuration. */
const rowOf = async (db: Db, code: string) => shopOf(await storefrontRow(db, code))

function shopOf(row: Pick<StorefrontRow, 'path_prefix' | 'settings'> | undefined) {
  const settings = StorefrontSettings.safeParse(row?.settings)
  return row && settings.success ? { path: row.path_prefix, ...settings.data } : null
}

/** The shops beside the main one by their codes, as the papers of a customer name them in a language. */
export async function otherShops(db: Db, language: Language) {
  const rows = (await storefrontRows(db)).flatMap(({ code, path_prefix: path, settings }) => {
    const said = StorefrontSettings.safeParse(settings)
    if (!said.success || path === '') return []
    const { name, email, phone, address } = said.data
    return [[code, { name: name[language], path, email, phone, address }] as const]
  })
  return new Map(rows)
}

/** Who signs what is written about an order: the shop where it was placed, in the order's language. */
export async function senderOf(
  db: Db,
  senders: Senders,
  { storefront_code, language }: { storefront_code: string; language: Language },
): Promise<Sender> {
  return signedBy(senders(language), language, shopOf(await storefrontRow(db, storefront_code)))
}

/** A shop's row, for who asks more in the same statement (kernel/read-at-once.ts): `signerOf` and `payeeOf` read it. */
export const signerAsked = (db: Db, order: { storefront_code: string }) => storefrontAsked(db, order.storefront_code)
type Signers = readonly Pick<StorefrontRow & { account: string | null }, 'path_prefix' | 'settings' | 'account'>[]

/** As senderOf, of rows that were read. */
export const signerOf = ([row]: Signers, senders: Senders, language: Language): Sender =>
  signedBy(senders(language), language, shopOf(row))

/** Who is paid for an order: who signs for it, and the account that the shop's row names, whatever else it says; null: that of the main shop. */
export const payeeOf = (rows: Signers, senders: Senders, language: Language): { sender: Sender; account: string | null } => ({
  sender: signerOf(rows, senders, language),
  account: rows[0]?.account ?? null,
})

function signedBy(main: Sender, language: Language, row: ReturnType<typeof shopOf>): Sender {
  if (!row) return main
  const name = row.name[language]
  return {
    ...main,
    name,
    tagline: row.tagline[language],
    address: row.address,
    email: row.email,
    phone: row.phone,
    home: `${main.url}/${language}${row.path}`,
    path: row.path,
    from: { name, address: row.email },
    ...(row.colour && { colour: row.colour }),
  }
}

/** The account into which a shop is paid, whatever else its row says; null: that of the main shop. */
export const paymentAccountOf = (db: Db, code: string): Promise<string | null> => accountNamed(db, code)

/** What an order's printed papers are headed with: the name of its shop. */
export const shopNameOf = async (
  db: Db,
  senders: Senders,
  order: { storefront_code: string; language: Language },
): Promise<string> => (await senderOf(db, senders, order)).name

/**
 * Who invoices what that shop sells: its own company and series where the row names one, else the company of the configuration with
 * the shop's own doors.
 */
export async function invoicingFor(db: Db, main: InvoiceSettings, code: string): Promise<InvoiceSettings> {
  const row = await rowOf(db, code)
  if (!row) return main
  const { email, phone } = row
  if (!row.issuer) return { ...main, issuer: { ...main.issuer, email, phone } }
  const { series, ...issuer } = row.issuer
  return { ...main, issuer: { ...issuer, country: 'ES', email, phone }, series }
}
