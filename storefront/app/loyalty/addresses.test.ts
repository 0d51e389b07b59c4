import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { apiContext, type ShopApi } from '../site/server-api.ts'
import { loader as partners } from './partners.tsx'
import { loader as promotions } from './promotions.tsx'

const slugs = { es: 'cordoba', ca: 'cordova', en: 'cordoba' }

/** Where a page leads to when it is opened at an address; null where it stays. */
async function leadsTo(loader: typeof partners | typeof promotions, path: string, answer: object) {
  const context = new RouterContextProvider()
  context.set(apiContext, { language: path.slice(1, 3), get: async () => answer } as Partial<ShopApi> as ShopApi)
  const url = new URL(path, 'http://shop.example')
  const args = {
    context,
    url,
    params: { zone: 'x', province: 'x' },
    request: new Request(url),
  } as Partial<LoaderFunctionArgs> as LoaderFunctionArgs
  try {
    await loader(args)
    return null
  } catch (thrown) {
    const response = thrown as Response
    return [response.status, response.headers.get('location')]
  }
}

it('leads from a zone or province cased or named otherwise to its address in the language of the page (R-31)', async () => {
  const zone = { items: [], zones: [], zone: { key: 'cordoba', name: 'Córdoba', slugs } }
  expect(await leadsTo(promotions, '/es/promociones/zona/Cordoba?a=1', zone)).toEqual([301, '/es/promociones/zona/cordoba?a=1'])
  expect(await leadsTo(promotions, '/ca/promocions/zona/cordoba', zone)).toEqual([301, '/ca/promocions/zona/cordova'])
  expect(await leadsTo(promotions, '/ca/promocions/zona/cordova', zone)).toBeNull()
  const list = { items: [], provinces: [], province: { slug: 'cordoba', slugs, name: 'Córdoba', count: 1 } }
  expect(await leadsTo(partners, '/es/colaboradores/provincia/Cordoba', list)).toEqual([
    301,
    '/es/colaboradores/provincia/cordoba',
  ])
  expect(await leadsTo(partners, '/en/partners/province/cordoba', list)).toBeNull()
})
