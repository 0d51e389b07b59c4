import { type Language, languages } from '#kernel/language.ts'
import type { ShopSettings } from '#modules/editorial/content/contract.ts'
import type { Config } from './config.ts'

const names: Record<Language, { name: string; tagline: string; library: string; main: string }> = {
  es: {
    name: 'La Tienda del Palacio',
    tagline: 'Tienda oficial del palacio y sus jardines',
    library: 'Bibliotecas: de lunes a viernes, de 7 a 15\u00a0h',
    main: 'Atención al cliente: de lunes a viernes, de 9 a 21\u00a0h; sábados, de 10 a 21\u00a0h',
  },
  ca: {
    name: 'La Botiga del Palau',
    tagline: 'Botiga oficial del palau i els seus jardins',
    library: 'Biblioteques: de dilluns a divendres, de 7 a 15\u00a0h',
    main: 'Atenció al client: de dilluns a divendres, de 9 a 21\u00a0h; dissabtes, de 10 a 21\u00a0h',
  },
  en: {
    name: 'The Palace Shop',
    tagline: 'The official shop of the palace and its gardens',
    library: 'Libraries: Monday to Friday, 7\u00a0am to 3\u00a0pm',
    main: 'Customer service: Monday to Friday, 9\u00a0am to 9\u00a0pm; Saturday, 10\u00a0am to 9\u00a0pm',
  },
}

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
