import { runInNewContext } from 'node:vm'
import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { RouteLists, routeScript } from './route-list.ts'

const flags = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
}
const screen = (id: string, path: string | undefined, module: string) => ({
  ...{
    id,
    parentId: 'root',
    ...flags,
    hasLoader: true,
    hasDefaultExport: true,
    module,
    imports: ['/assets/framework-1.js'],
    css: [],
  },
  ...(path === undefined ? {} : { path }),
})
const assets = {
  entry: { module: '/assets/entry-1.js', imports: [] },
  routes: {
    root: screen('root', '', '/assets/root-1.js'),
    'home.es': screen('home.es', 'es', '/assets/home-1.js'),
    'home.ca': screen('home.ca', 'ca', '/assets/home-1.js'),
    'books.es': screen('books.es', 'es/libros', '/assets/list-1.js'),
    'objects.es': screen('objects.es', 'es/objetos', '/assets/list-1.js'),
    'written/written': screen('written/written', '*', '/assets/written-1.js'),
    layout: screen('layout', undefined, '/assets/list-1.js'),
  },
  url: '/assets/manifest-1.js',
  version: '1',
} as unknown as ServerBuild['assets']

/** What the browser knows once it has run the script. */
function known(text: string, file: string) {
  const window: { __reactRouterManifest?: ServerBuild['assets'] } = {}
  runInNewContext(text.replace('import.meta.url', JSON.stringify(`https://shop.example${file}`)), { window, URL })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest)) as ServerBuild['assets']
}

describe('what the browser is told of routes', () => {
  it('is each screen of its language with its address, in the order in which they are matched', () => {
    const { routes, entry, version, url } = known(routeScript(assets, 'es'), '/_routes/x.js')
    expect(Object.keys(routes)).toEqual(['root', 'home.es', 'books.es', 'objects.es', 'written/written', 'layout'])
    expect([entry, version, url]).toEqual([assets.entry, '1', '/_routes/x.js'])
    for (const [id, route] of Object.entries(routes)) {
      const { path, module, parentId, imports, css, hasLoader } = assets.routes[id]!
      expect(route).toEqual({ id, path, module, parentId, imports, css, hasLoader, hasDefaultExport: true })
    }
  })
  it('stands at an address that changes with it, and is kept for the pages that name an earlier one', () => {
    const lists = new RouteLists({ 'x-content-type-options': 'nosniff' })
    const [es, again, ca] = (['es', 'es', 'ca'] as const).map((language) => lists.addressOf(assets, language))
    const { 'home.es': _, ...fewer } = assets.routes
    const changed = lists.addressOf({ ...assets, routes: fewer }, 'es')
    expect(again).toBe(es)
    expect(new Set([es, ca, changed]).size).toBe(3)
    const scripts = [es, ca, changed].map((address = '') => lists.at(address.replace('/_routes/', '')))
    expect(scripts.map((script) => script?.raw.includes('"es/libros"'))).toEqual([true, false, true])
    expect(scripts[0]?.headers).toEqual({ 'x-content-type-options': 'nosniff', 'content-type': 'text/javascript; charset=utf-8' })
    expect(lists.at('older.js')).toBeUndefined()
  })
})
