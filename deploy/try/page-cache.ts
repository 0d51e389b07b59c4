/** Varnish before a shop (deploy/varnish.vcl): what it keeps, what it never keeps, and what it shows once something changed. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProductDetail } from '#modules/goods/catalogue/contract.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { productHref } from '#storefront/site/product-href.ts'
import { freePort } from '#tests/support/running-shop.ts'
import { anyBook, setPrice } from './database.sql.ts'
import { buyAcross, differences, openNode, openPlace, secret } from './nodes.ts'
import { folderOf, start, until, written } from './programs.ts'
import type { Trial } from './trial.ts'

const guests = 20
const rounds = 50

export const needs = ['varnishd']

const rules = (port: number) =>
  readFileSync(path.join(import.meta.dirname, '../varnish.vcl'), 'utf8')
    .replace('.port = "3000"', `.port = "${port}"`)
    .replace('.host = "127.0.0.1"', '.host = "localhost"')

/** A page as a browser asks for it, cookies and all. */
const ask = (address: string, cookie = 'language=es') => fetch(address, { headers: { cookie, 'accept-encoding': 'br, gzip' } })

/** Two numbers of a request where what is kept was given, one where it was made for it. */
const isKept = (answer: Response) => (answer.headers.get('x-varnish') ?? '').includes(' ')

export async function run(): Promise<Trial[]> {
  const place = await openPlace()
  const [port, front] = [await freePort(), await freePort()]
  const environment = { TRUST_PROXY: '2', PAGE_CACHES: `http://127.0.0.1:${front}/` }
  const node = await openNode(place, 'a', { port, environment })
  const folder = folderOf(place.folder, 'varnish')
  const file = written(path.join(folder, 'shop.vcl'), rules(port))
  const options = ['-s', 'malloc,64m', '-p', 'http_gzip_support=off', '-p', 'default_ttl=0']
  const cache = start('varnishd', ['-F', '-a', `127.0.0.1:${front}`, '-f', file, '-n', path.join(folder, 'work'), ...options])
  const url = `http://127.0.0.1:${front}`
  try {
    await until('Varnish answers', async () => (await fetch(`${url}/health`)).ok)
    const pages = ['/es', '/ca/llibres', '/en/books', '/es/libros']
    for (const page of pages) await (await ask(url + page)).text()
    let [kept, brotli] = [0, 0]
    for (let round = 0; round < rounds; round++)
      for (const page of pages) {
        const answer = await ask(url + page, `language=es; visitor=${round}`)
        await answer.text()
        if (isKept(answer)) kept += 1
        if (answer.headers.get('content-encoding') === 'br') brotli += 1
      }
    let mine = 0
    for (const page of ['/es/cesta', '/es/acceder', '/es/privado/pedidos', '/'])
      for (let turn = 0; turn < 3; turn++) {
        const answer = await fetch(url + page, { redirect: 'manual', headers: { cookie: 'language=es' } })
        await answer.text()
        if (isKept(answer)) mine += 1
      }
    const book = await anyBook(place.sql)
    const headers = { authorization: `Bearer ${await anonymousToken(secret)}` }
    const detail = (await (
      await fetch(`${url}/api/products/${book.id}/?store=T013&lang=en`, { headers })
    ).json()) as ProductDetail
    const page = url + productHref(detail, 'en')
    await (await ask(page)).text()
    const seen = async (price: string) => (await (await ask(page)).text()).includes(price)
    await setPrice(place.sql, book.id, 12_34)
    const changed = performance.now()
    await until('the new price', () => seen('€12.34'))
    const after = performance.now() - changed
    const { paid, refused } = await buyAcross(place, [url], guests)
    const differing = await differences(place)
    for (const known of pages) await (await ask(url + known)).text()
    await node.kill()
    await wait(12_000)
    let shown = 0
    for (const known of pages) if ((await ask(url + known)).ok) shown += 1
    const asked = rounds * pages.length
    return [
      {
        what: `Varnish before the shop, ${asked} pages asked for with cookies`,
        seen: `${kept} had from it, ${brotli} in brotli`,
        wanted: `all but those of the moments in which they were made anew, all in brotli`,
        met: kept > asked * 0.9 && brotli === asked,
      },
      {
        what: 'Varnish: basket, signing in, private pages and the way to a language',
        seen: `${mine} kept`,
        wanted: '0',
        met: mine === 0,
      },
      {
        what: 'Varnish: a price changed, in its page',
        seen: `${after.toFixed(0)} ms`,
        wanted: '≤ 2,000 ms',
        met: after <= 2_000,
      },
      {
        what: `Varnish: ${guests} guests buy through it`,
        seen: `${paid} paid, ${differing} differences${refused[0] ? ` (${refused[0]})` : ''}`,
        wanted: 'all, 0 differences',
        met: paid === guests && differing === 0,
      },
      {
        what: 'Varnish: the shop behind it is killed, pages asked for after 12 s',
        seen: `${shown} of ${pages.length} shown`,
        wanted: 'all',
        met: shown === pages.length,
      },
    ]
  } finally {
    await cache.end()
    await node.kill()
    await place.close()
  }
}
