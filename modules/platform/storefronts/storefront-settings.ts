import { z } from 'zod'
import type { Language } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'
import type { ShopSettings as Shown } from '#modules/editorial/content/contract.ts'
import { isSpanishTaxId } from '#modules/people/customers/tax-id.ts'
import type { KnownStorefronts } from './known-storefronts.ts'

const Line = z.string().trim().min(1).max(200)
const Series = z.string().regex(/^[A-Z]{1,3}$/)

/** The company that sells there, where it is not that of the main shop; its series are its own, for a series belongs to one issuer. */
const ShopIssuer = z.object({
  name: Line,
  taxId: z.string().refine(isSpanishTaxId, 'a Spanish NIF'),
  street: Line,
  postcode: Line,
  city: Line,
  region: Line,
  registry: z.string().trim().max(200).default(''),
  iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/),
  series: z.object({ simplified: Series, full: Series, libraries: Series }),
})

const texts = localized(z.string())

/** What stores count is added by whoever counts them. */
type ShopSettings = Omit<Shown, 'stores' | 'pickup_stores'>

/** What a row of `storefront` says of itself; all of it may be changed by staff. */
export const StorefrontSettings = z.object({
  name: texts,
  tagline: texts,
  theme: z.string().regex(/^[a-z-]{1,30}$/),
  tickets_url: z.url(),
  email: z.email(),
  phone: z.string(),
  address: z.string(),
  hours: texts.optional(),
  /** The one colour of its letters, dark enough for white text on it. */
  colour: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .optional(),
  issuer: ShopIssuer.optional(),
})
export type StorefrontSettings = z.output<typeof StorefrontSettings>

/**
 * The settings of a shop: the main one's from configuration, another's from its row laid over them. Each names the other, for both
 * footers link; a row that says nothing yet is linked by nobody.
 */
export const storefrontSettings =
  (main: (language: Language) => ShopSettings, known: KnownStorefronts) =>
  async (language: Language, code: string): Promise<ShopSettings> => {
    const base = main(language)
    const rows = (await known.rows()).flatMap((row) => {
      const settings = StorefrontSettings.safeParse(row.settings)
      return settings.success && row.code !== known.main ? [{ ...row, settings: settings.data }] : []
    })
    if (code === known.main) {
      const [other] = rows
      return {
        ...base,
        other_shop: other
          ? {
              name: other.settings.name[language],
              path: other.path_prefix,
              seller: other.settings.issuer?.name ?? other.settings.name[language],
              address: other.settings.address,
              email: other.settings.email,
            }
          : null,
      }
    }
    const row = rows.find((one) => one.code === code)
    if (!row) return { ...base, store: code }
    const { name, tagline, theme, tickets_url, email, phone, address, hours } = row.settings
    return {
      ...base,
      store: code,
      path: row.path_prefix,
      theme,
      other_shop: { name: base.name, path: '', seller: base.name, address: base.contact.address, email: base.contact.email },
      name: name[language],
      tagline: tagline[language],
      tickets_url,
      contact: { ...base.contact, email, phone, address, ...(hours && { hours_main: hours[language] }) },
    }
  }
