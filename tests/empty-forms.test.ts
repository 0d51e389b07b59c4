import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { callFromAnywhere } from '#tests/support/call-from-anywhere.ts'
import { givenLibrary } from '#tests/support/libraries.ts'
import { registering } from '#tests/support/registering.ts'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop()
const call = callFromAnywhere(shop)
const { registered } = registering(shop)
let reader: { id: string; token: string }
let library: { id: string; token: string }

/** What each form sends when nothing was typed into it, and the fields it has to ask for. */
interface EmptyForm {
  name: string
  method?: 'PUT'
  path: string
  sends: () => object
  asks: string[]
}

const forms: EmptyForm[] = [
  {
    name: 'an address',
    path: '/customer/address/',
    sends: () => ({ ...reader, country: '' }),
    asks: ['recipient', 'street', 'postcode', 'city', 'region', 'country'],
  },
  {
    name: 'a place in an activity',
    path: '/agenda/registration/',
    sends: () => ({ activity: 1 }),
    asks: ['name', 'email', 'phone', 'privacy_accepted'],
  },
  {
    name: 'the loyalty card',
    path: '/loyalty/card/request/',
    sends: () => ({}),
    asks: [
      ...['name', 'surnames', 'tax_id', 'phone', 'email', 'address', 'city', 'postcode', 'birth_date', 'sector'],
      ...['pickup_store', 'data_protection'],
    ],
  },
  {
    name: 'buying a gift card',
    path: '/gift-cards/buy/',
    sends: () => ({ amount: '', recipient_email: '' }),
    asks: ['amount', 'recipient_email', 'email', 'conditions'],
  },
  { name: 'the balance of a gift card', path: '/gift-cards/balance/', sends: () => ({ gift_card: '' }), asks: ['gift_card'] },
  { name: 'paying with a gift card', method: 'PUT', path: '/cart/x/', sends: () => ({ gift_card: '' }), asks: ['gift_card'] },
  { name: 'a request of a library', path: '/requests/', sends: () => library, asks: ['asked'] },
  { name: 'a pasted list', path: '/intake/read/', sends: () => library, asks: ['text'] },
  {
    name: 'inviting a member',
    path: '/members/invite/',
    sends: () => ({ ...library, role: 'requester' }),
    asks: ['name', 'email'],
  },
  {
    name: 'joining an account',
    path: '/members/invitation/accept/',
    sends: () => ({}),
    asks: ['name', 'password', 'confirm_password', 'privacy'],
  },
  { name: 'a withdrawal', path: '/withdrawal/', sends: () => ({}), asks: ['name', 'number', 'email'] },
  { name: 'the newsletter', path: '/newsletter/', sends: () => ({}), asks: ['email', 'privacy_accepted'] },
  {
    name: 'another password',
    method: 'PUT',
    path: '/customer/password/',
    sends: () => reader,
    asks: ['current_password', 'password', 'confirm_password'],
  },
  {
    name: 'personal data',
    method: 'PUT',
    path: '/customer/data/',
    sends: () => reader,
    asks: ['name', 'surnames', 'email', 'phone'],
  },
]

/** A sentence that asks for something says what to do. */
const wanted: Record<Language, RegExp> = {
  es: /\b(Escr[ií]ba|Elija|Acepte|Pegue|Compruebe|tiene cinco cifras)/,
  ca: /\b(Escriviu|Trieu|Enganxeu|Accepteu|d’acceptar|Cal acceptar)/,
  en: /\b(enter|choose|accept|paste|confirm)\b/i,
}

beforeAll(async () => {
  await shop.sql`update storefront set gift_card_amounts = '{2000,5000}' where code = 'T013'`
  const { id, token } = await registered()
  reader = { id, token }
  library = await givenLibrary(shop)
})

describe('a form that is sent empty', () => {
  for (const { name, method = 'POST', path, sends, asks } of forms)
    it(`asks in each language for every field, in words of its own: ${name}`, async () => {
      for (const language of languages) {
        const { status, body } = await call(method, path, sends(), language)
        const said = asks.map((field) => body[field]?.[0] ?? `nothing about ${field}`)
        expect({ status, said }, language).toEqual({ status: 400, said: said.map(() => expect.stringMatching(wanted[language])) })
        expect(new Set(said).size, said.join(' ')).toBe(asks.length)
        expect(body.detail).toMatch(/\p{L}{3}/u)
      }
    })
})
