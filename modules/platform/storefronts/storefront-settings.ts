import { z } from 'zod'
import { fallbackLanguage, type Language, languages } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'
import { sentPicture } from '#kernel/renditions.ts'
import { type ShopSettings as Shown, shopMarks } from '#modules/editorial/content/contract.ts'
import { isSpanishTaxId } from '#modules/people/customers/tax-id.ts'
import { mainShop } from '#screens/shops.ts'
import { contrastWithWhite, leastContrast } from './contrast.ts'
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

/** A picture sent by staff, and what it shows. */
const Logo = z.object({
  key: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe('As POST /text-pictures/ answers it'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: texts,
})

/** What stores count is added by whoever counts them. */
type ShopSettings = Omit<Shown, 'stores' | 'pickup_stores'>

/** What a row of `storefront` says of itself; all of it may be changed by staff. */
export const StorefrontSettings = z.object({
  name: texts,
  tagline: texts,
  /** Names the colours of its pages; those of the main shop where none is named. */
  theme: z
    .string()
    .regex(/^[a-z-]{1,30}$/)
    .optional(),
  mark: z.enum(shopMarks).default('star').describe('The drawing beside its name'),
  logo: Logo.optional().describe('Its own picture beside its name, in place of the drawing'),
  languages: z
    .array(z.enum(languages))
    .refine((chosen) => chosen.includes(fallbackLanguage), 'Spanish among them')
    .optional()
    .describe('Those in which its pages stand, Spanish among them; left out: all three'),
  tickets_url: z.url().optional().describe('Where tickets are sold, of a shop that belongs to something to visit'),
  visit: texts.optional().describe('What whoever comes by should know'),
  delivery: texts.optional().describe('In a sentence, where it sends to and at what price'),
  email: z.email(),
  phone: z.string(),
  address: z.string(),
  hours: texts.optional(),
  /** The one colour of its letters, dark enough for white text on it. */
  colour: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .refine((colour) => contrastWithWhite(colour) >= leastContrast, 'dark enough for white text on it')
    .optional(),
  issuer: ShopIssuer.optional(),
  payment_account: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,19}$/)
    .optional()
    .describe('The account into which it is paid, of those that the settings name; left out: that of the main shop'),
})
export type Logo = z.output<typeof Logo>
export type StorefrontSettings = z.output<typeof StorefrontSettings>

/**
 * The settings of a shop: the main one's from configuration, another's from its row laid over them. Each names the others, for all
 * footers link; a row that says nothing yet is linked by nobody.
 */
export const storefrontSettings =
  (configured: (language: Language) => ShopSettings, known: KnownStorefronts) =>
  async (language: Language, code: string): Promise<ShopSettings> => {
    const base = configured(language)
    const rows = (await known.rows()).flatMap((row) => {
      const settings = StorefrontSettings.safeParse(row.settings)
      return settings.success && row.code !== known.main ? [{ ...row, settings: settings.data }] : []
    })
    const affiliated = rows.map(({ code: own, path_prefix: path, settings }) => {
      const { name, issuer, address, email } = settings
      return { own, path, name: name[language], seller: issuer?.name ?? name[language], address, email }
    })
    const besides = (text: string) => affiliated.flatMap(({ own, ...shop }) => (own === text ? [] : [shop]))
    if (code === known.main) return { ...base, other_shops: besides(known.main) }
    const row = rows.find((item) => item.code === code)
    if (!row) return { ...base, store: code }
    const {
      name,
      tagline,
      theme,
      mark,
      logo,
      languages: own = languages,
      tickets_url,
      visit,
      delivery,
      email,
      phone,
      address,
      hours,
    } = row.settings
    const spoken = languages.filter((item) => own.includes(item))
    const main = { name: base.name, path: mainShop, seller: base.name, address: base.contact.address, email: base.contact.email }
    return {
      ...base,
      store: code,
      path: row.path_prefix,
      theme: theme ?? null,
      mark,
      logo: logo ? sentPicture(logo, language) : null,
      languages: spoken,
      switcher: spoken.length < languages.length ? spoken : base.switcher,
      other_shops: [main, ...besides(code)],
      name: name[language],
      tagline: tagline[language],
      tickets_url: tickets_url ?? null,
      visit: visit?.[language] ?? null,
      delivery: delivery?.[language] ?? null,
      contact: { ...base.contact, email, phone, address, ...(hours && { hours_main: hours[language] }) },
    }
  }
