import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#database/connect.ts'
import { demoEbooks } from '#importers/demo/ebooks/write-ebooks.ts'
import type { Language } from '#kernel/language.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { productHref } from '#storefront/site/product-href.ts'

/** What a browser without a page does: the anonymous token, then calls. */
export async function shopApi(language: Language = 'es') {
  const base = process.env.SHOP_URL ?? ''
  const headers = { 'x-forwarded-for': `10.77.${byte()}.${byte()}` }
  const asked = await fetch(`${base}/storefront/token/`, { method: 'POST', headers: { ...headers, origin: base } })
  const { access } = (await asked.json()) as { access: string }
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> => {
    const mark = path.includes('?') ? '&' : '?'
    const answer = await fetch(`${base}/api${path}${mark}store=T013&lang=${language}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${access}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}
const byte = () => 1 + Math.floor(Math.random() * 254)

/** A product of which a dozen copies lie in the shop at least, seldom the same one, so that journeys do not meet; who empties its shelf takes it from a later page. */
export async function plentiful(kind: 'book' | 'object', language: Language = 'es', { first = 1 } = {}): Promise<ProductCard> {
  const call = await shopApi(language)
  for (let tries = 0; tries < 20; tries++) {
    const page = first + Math.floor(Math.random() * 5)
    const { items } = await call<{ items: ProductCard[] }>('GET', `/products/?products_type=${kind}&page=${page}`)
    const fit = items.filter(
      ({ availability, price, model_type, ebook, sized }) =>
        availability.buyable && availability.stock >= 12 && price !== null && model_type === kind && !ebook && !sized,
    )
    const one = fit[Math.floor(Math.random() * fit.length)]
    if (one) return one
    await wait(10)
  }
  throw new Error(`No ${kind} in many copies`)
}

/** A book that the shop sells but does not have: it follows in some days. */
export async function onOrder(language: Language = 'es'): Promise<ProductCard> {
  const call = await shopApi(language)
  for (let page = 1; page < 60; page++) {
    const { items } = await call<{ items: ProductCard[] }>('GET', `/products/?products_type=book&page=${page}`)
    const one = items.find(({ availability }) => availability.display === 'within_days')
    if (one) return one
  }
  throw new Error('No book that follows in some days')
}

export const addressOf = (product: ProductCard, language: Language): string =>
  productHref({ ...product, slug: product[`slug_${language}`] }, language)

const demo = path.join(import.meta.dirname, '../../../database/demo')

/** An ebook of the demonstration, each of which has a sample. */
export async function ebookWithSample(language: Language): Promise<ProductCard> {
  const call = await shopApi(language)
  for (const { ean, book } of demoEbooks(demo)) {
    if (book.language !== language) continue
    const { items } = await call<{ items: ProductCard[] }>('GET', `/products/?q=${ean}`)
    if (items[0]) return items[0]
  }
  throw new Error('No ebook with a sample')
}

/** The number of a title that another shop of the house sells, and this one does not. */
export async function ofAnotherShop(): Promise<string> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const [title] = await sql<{ code: string }[]>`
      select coalesce(nullif(p.ean, ''), p.sku) as code from product p
      where p.storefront_code <> 'T013' and p.active and length(p.ean) = 13
        and not exists (select from product o where o.ean = p.ean and o.storefront_code = 'T013') order by p.id limit 1`
    return title!.code
  } finally {
    await sql.end()
  }
}
