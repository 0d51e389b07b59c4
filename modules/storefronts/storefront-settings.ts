import { z } from 'zod'
import type { Language } from '#kernel/language.ts'
import type { ShopSettings } from '#modules/content/contract.ts'
import type { KnownStorefronts } from './known-storefronts.ts'

const texts = z.object({ es: z.string(), ca: z.string(), en: z.string() })

/** What a row of `storefront` says of itself; all of it may be changed by staff. */
export const StorefrontSettings = z.object({
  name: texts,
  tagline: texts,
  theme: z.string().regex(/^[a-z-]{1,30}$/),
  tickets_url: z.url(),
  email: z.email(),
  phone: z.string(),
  address: z.string(),
})

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
      return { ...base, other_shop: other ? { name: other.settings.name[language], path: other.path_prefix } : null }
    }
    const row = rows.find((one) => one.code === code)
    if (!row) return { ...base, store: code }
    const { name, tagline, theme, tickets_url, email, phone, address } = row.settings
    return {
      ...base,
      store: code,
      path: row.path_prefix,
      theme,
      other_shop: { name: base.name, path: '' },
      name: name[language],
      tagline: tagline[language],
      tickets_url,
      contact: { ...base.contact, email, phone, address },
    }
  }
