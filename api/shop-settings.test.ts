import { describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { readConfig } from './config.ts'
import { senders } from './senders.ts'
import { shopSettings } from './shop-settings.ts'

const settings = (environment: Record<string, string> = {}) =>
  readConfig({ SECRET: 'a secret that only the tests of this shop use', ...environment })

describe('what the shop says of itself', () => {
  it('is that it is the official shop of the palace and its gardens, under its own name in each language (N-46)', () => {
    const shop = shopSettings(settings())
    expect(languages.map((language) => shop(language).name)).toEqual([
      'La Tienda del Palacio',
      'La Botiga del Palau',
      'The Palace Shop',
    ])
    expect(languages.map((language) => shop(language).tagline)).toEqual([
      'Tienda oficial del palacio y sus jardines',
      'Botiga oficial del palau i els seus jardins',
      'The official shop of the palace and its gardens',
    ])
  })

  it('is configuration: other names, words, addresses and hours stand on its pages and under its letters (N-46, A-11)', () => {
    const config = settings({
      SHOP_NAME_CA: 'La Botiga de l’Hort',
      SHOP_TAGLINE_CA: 'Botiga oficial de l’hort',
      CONTACT_ADDRESS: 'Carrer de l’Hort, 7 · 08001 Barcelona',
      CONTACT_EMAIL: 'hort@shop.example',
      CONTACT_PHONE: '930 555 007',
      CONTACT_HOURS_MAIN_CA: 'Cada dia, de 10 a 14 h',
      CONTACT_HOURS_LIBRARY_CA: 'Biblioteques: dilluns, de 8 a 10 h',
    })
    expect(shopSettings(config)('ca')).toMatchObject({
      name: 'La Botiga de l’Hort',
      tagline: 'Botiga oficial de l’hort',
      contact: {
        email: 'hort@shop.example',
        phone: '930 555 007',
        address: 'Carrer de l’Hort, 7 · 08001 Barcelona',
        hours_main: 'Cada dia, de 10 a 14 h',
        hours_library: 'Biblioteques: dilluns, de 8 a 10 h',
      },
    })
    expect(senders(config)('ca')).toMatchObject({ name: 'La Botiga de l’Hort', address: 'Carrer de l’Hort, 7 · 08001 Barcelona' })
    expect(shopSettings(config)('es').name).toBe('La Tienda del Palacio')
  })

  it('names when somebody answers: libraries on weekdays 7 to 15, all others 9 to 21 and on Saturday 10 to 21 (T-20)', () => {
    const hours = languages.map((language) => {
      const { hours_main, hours_library } = shopSettings(settings())(language).contact
      return [hours_main, hours_library].map((said) => said.replaceAll('\u00a0', ' '))
    })
    expect(hours).toEqual([
      [
        'Atención al cliente: de lunes a viernes, de 9 a 21 h; sábados, de 10 a 21 h',
        'Bibliotecas: de lunes a viernes, de 7 a 15 h',
      ],
      [
        'Atenció al client: de dilluns a divendres, de 9 a 21 h; dissabtes, de 10 a 21 h',
        'Biblioteques: de dilluns a divendres, de 7 a 15 h',
      ],
      ['Customer service: Monday to Friday, 9 am to 9 pm; Saturday, 10 am to 9 pm', 'Libraries: Monday to Friday, 7 am to 3 pm'],
    ])
  })
})
