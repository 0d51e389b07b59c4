import type { Page } from '@playwright/test'
import { demoPassword } from '#importers/demo/year/accounts.ts'
import type { Language } from '#kernel/language.ts'

/** How a screen of the back office is found: an address, or one that depends on what the shop has. */
type Place = string | ((asked: <Answer>(path: string) => Promise<Answer>) => Promise<string>)

interface Items {
  items: Record<string, unknown>[]
}

/** The screen of the first row of a list. */
const firstOf =
  (path: string, to: (row: Record<string, unknown>) => unknown): Place =>
  async (asked) => {
    const [row] = (await asked<Items>(path)).items
    if (!row) throw new Error(`${path} has nothing to show`)
    return `/staff/${to(row)}`
  }

const book = '/titles/?kind=book&state=on_sale&q=bohemia&limit=1'

/** Who opens which screen, and what is there when it has come: the colleagues of the demo, as somebody of their desk sees them. */
const places: Record<string, [who: string, place: Place, come?: string]> = {
  'staff-waiting': ['pedidos', '/staff/'],
  'staff-waiting-bookseller': ['mostrador', '/staff/'],
  'staff-counter': [
    'mostrador',
    firstOf('/stock/titles/?q=bohemia&limit=1', ({ ean }) => `counter?code=${ean}`),
    '.counter-card',
  ],
  'staff-counter-order': [
    'mostrador',
    firstOf('/orders/?parcel=ready', ({ number }) => `counter?code=${number}`),
    '.counter-card',
  ],
  'staff-picks': ['mostrador', '/staff/picks'],
  'staff-pickups': ['mostrador', '/staff/pickups'],
  'staff-counts': ['mostrador', '/staff/counts'],
  'staff-count': ['mostrador', firstOf('/counts/', ({ id }) => `counts/${id}`)],
  'staff-stock': ['mostrador', '/staff/stock'],
  'staff-orders': ['pedidos', '/staff/orders'],
  'staff-order': ['pedidos', firstOf('/orders/?parcel=planned', ({ number }) => `orders/${number}`), '.order-lines'],
  'staff-dispatch': ['pedidos', '/staff/dispatch'],
  'staff-returns': ['pedidos', '/staff/returns'],
  'staff-return': ['pedidos', firstOf('/returns/', (row) => `returns/${row['return']}`)],
  'staff-customer': [
    'pedidos',
    firstOf('/customers/?q=lectora@example.com', ({ customer }) => `customers/${customer}`),
    'main dl',
  ],
  'staff-receivables': ['finanzas', '/staff/receivables', 'main [data-row]'],
  'staff-books': ['finanzas', '/staff/books', 'main table'],
  'staff-sales': ['finanzas', '/staff/sales', 'main svg'],
  'staff-trade': ['instituciones', '/staff/trade', 'main [data-row]'],
  'staff-home-page': ['comunicacion', '/staff/home-page'],
  'staff-titles': ['catalogo', '/staff/titles'],
  'staff-title': ['catalogo', firstOf(book, ({ id }) => `titles/${id}`)],
  'staff-quote': ['mostrador', firstOf('/quotes/', ({ id }) => `quotes/${id}`)],
  'staff-messages': ['pedidos', firstOf('/messages/', ({ id }) => `messages/${id}`)],
  'staff-order-letters': ['instituciones', firstOf('/order-letters/', ({ letter }) => `order-letters/${letter}`)],
  'staff-translate': ['comunicacion', '/staff/translate', 'main [data-row]'],
  'staff-plan': ['comunicacion', '/staff/plan', 'main svg'],
  'staff-quiz': ['comunicacion', firstOf('/quizzes/', ({ key }) => `quizzes/${key}`)],
  'staff-agenda': ['comunicacion', firstOf('/agenda/', ({ id }) => `agenda/${id}`)],
  'staff-bank': ['finanzas', firstOf('/bank/entries/', ({ entry }) => `bank/${entry}`)],
  'staff-rates': ['finanzas', '/staff/rates'],
  'staff-coupon': ['comunicacion', firstOf('/coupons/', ({ id }) => `coupons/${id}`)],
  'staff-coming-up': ['comunicacion', '/staff/coming-up'],
  'staff-shipping': ['administracion', '/staff/shipping'],
  'staff-roles': ['administracion', '/staff/roles', 'main table'],
  'staff-promotion': ['comunicacion', firstOf('/promotions/', ({ id }) => `promotions/${id}`), '.detail form, .detail dl'],
  'staff-budgets': ['instituciones', '/staff/budgets', 'main [data-row]'],
  'staff-account': ['instituciones', firstOf('/accounts/?q=biblioteca', ({ customer }) => `accounts/${customer}`), 'main dl'],
}

/** Every screen of the back office that has a picture, opened as somebody of its desk. */
export const staffScreens = (base: string) =>
  Object.fromEntries(
    Object.entries(places).map(([name, [who, place, come = 'main :is(h1, h2)']]) => [
      name,
      async (page: Page, language: Language) => {
        const headers = { 'x-staff': '1', origin: new URL(base).origin, 'sec-fetch-site': 'same-origin' }
        const { request } = page.context()
        const data = { email: `${who}@example.com`, password: demoPassword }
        await request.post(`${base}/api/staff/login/`, { data, headers })
        const asked = async <Answer>(path: string) =>
          (await (await request.get(`${base}/api/staff${path}`, { headers })).json()) as Answer
        await page.addInitScript((chosen) => localStorage.setItem('staff-language', chosen), language)
        await page.goto(base + (typeof place === 'string' ? place : await place(asked)))
        await page.locator(come).locator('visible=true').first().waitFor()
      },
    ]),
  )
