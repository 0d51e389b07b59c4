import { type Language, languages } from '#kernel/language.ts'
import type { ShopSettings } from '#modules/editorial/content/contract.ts'
import type { Config } from './config.ts'
import { names } from './shop-words.ts'

type Said = 'SHOP_NAME' | 'SHOP_TAGLINE' | 'CONTACT_HOURS_MAIN' | 'CONTACT_HOURS_LIBRARY'
const upper = (language: Language) => language.toUpperCase() as Uppercase<Language>

/** What the storefront shows of the shop itself, from configuration (N-46, A-11, A-12). */
export const shopSettings =
  (config: Config) =>
  (language: Language): Omit<ShopSettings, 'stores' | 'pickup_stores'> => {
    const say = (setting: Said, otherwise: string) => config[`${setting}_${upper(language)}`] ?? otherwise
    return {
      store: config.STORE_CODE,
      path: '',
      theme: null,
      mark: 'star',
      logo: null,
      languages: [...languages],
      other_shops: [],
      visit: null,
      delivery: null,
      name: say('SHOP_NAME', names[language].name),
      tagline: say('SHOP_TAGLINE', names[language].tagline),
      tickets_url: config.TICKETS_URL,
      record_count: config.RECORD_COUNT_TEXT,
      switcher: config.SWITCHER_LANGUAGES,
      contact: {
        email: config.CONTACT_EMAIL,
        phone: config.CONTACT_PHONE,
        address: config.CONTACT_ADDRESS,
        hours_library: say('CONTACT_HOURS_LIBRARY', names[language].library),
        hours_main: say('CONTACT_HOURS_MAIN', names[language].main),
      },
      analytics_id: config.ANALYTICS_ID ?? null,
    }
  }
