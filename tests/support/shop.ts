import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { buildApp } from '#api/app.ts'
import { type Config, readConfig } from '#api/config.ts'
import type { Pool } from '#kernel/db.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { sessionHeaders } from '#modules/people/access/session-contract.ts'
import { withDatabase } from './database.ts'
import { wordsInMarkup, wordsInPlain } from './letters.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every call
  body: any
}

export interface TestShop {
  readonly sql: Pool
  readonly app: FastifyInstance
  readonly config: Config
  call: (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, language?: string) => Promise<Answer>
}

/** The whole API on a database of this file's own, without a socket. Call it once at the top of the file. */
export function withShop(settings: Record<string, string> = {}): TestShop & { readonly url: string } {
  const database = withDatabase()
  let app: FastifyInstance | undefined
  let config: Config | undefined
  beforeAll(async () => {
    config = readConfig({
      NODE_ENV: 'test',
      SECRET: 'a secret that only the tests of this shop use',
      CAPTCHA_WORK: '20',
      ...settings,
    })
    await database.sql`insert into storefront (code) values ('T013') on conflict do nothing`
    app = await buildApp({ config, db: database.sql })
  })
  afterAll(async () => {
    // Whatever letters the tests of a file wrote say the same in both forms.
    const letters = await database.sql<{ template: string; html: string; plain: string }[]>`
      select template, html, plain from mail_outbox where template <> 'test' and html like '%<h1%'`
    for (const { template, html, plain } of letters)
      expect(wordsInPlain(plain), `the plain form of ${template}`).toEqual(wordsInMarkup(html))
    await app?.close()
  })
  return {
    get sql() {
      return database.sql
    },
    get url() {
      return database.url
    },
    get app() {
      return app!
    },
    get config() {
      return config!
    },
    async call(method, path, body, language = 'en') {
      const answer = await app!.inject({
        method,
        url: `/api${path}${path.includes('?') ? '&' : '?'}store=T013&lang=${language}`,
        headers: {
          authorization: `Bearer ${await anonymousToken(config!.SECRET)}`,
          ...sessionHeaders(body, JSON.stringify(body)?.length ?? 0),
        },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      return { status: answer.statusCode, body: answer.payload ? JSON.parse(answer.payload) : null }
    },
  }
}

/** Journeys share one shop: each of their processes counts from a number of its own, a second try too. */
let serial = Number(process.env.TEST_WORKER_INDEX ?? 0) * 100_000

/** A product that is for sale; say what matters. Stock lies at the palace's own store. */
export async function givenProduct(
  sql: Pool,
  {
    stock = 10,
    ...fields
  }: {
    title?: string
    kind?: 'book' | 'object'
    price_cents?: number | null
    stock?: number
    availability_code?: string
    published_on?: string
    format_code?: string
    has_file?: boolean
    vat_class?: string
    active?: boolean
    weight_grams?: number
    series_id?: number
    series_number?: string | null
    language_code?: string
  } = {},
): Promise<number> {
  serial += 1
  const kind = fields.kind ?? 'book'
  const [product] = await sql<{ id: number }[]>`
    insert into product ${sql({
      title: `Product ${serial}`,
      price_cents: 1990,
      vat_class: kind === 'book' ? 'book' : 'general',
      ...fields,
      kind,
      ean: `2${String(serial).padStart(12, '0')}`,
      sku: `sku-${serial}`,
      slug: `product-${serial}`,
    })} returning id`
  await givenStore(sql, 'T013')
  if (stock > 0) await sql`insert into stock (product_id, store_code, quantity) values (${product!.id}, 'T013', ${stock})`
  return product!.id
}

export const givenStore = (sql: Pool, code: string) => sql`
  insert into store (code, name, province, city, address, postcode, phone, email, hours)
  values (${code}, ${`Store ${code}`}, 'Granada', 'Granada', 'Calle', '18009', '900', 'store@example.com', '{"mon-sat": "10:00-20:00"}') on conflict do nothing`
