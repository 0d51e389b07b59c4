import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { withShops } from './shop-routes.ts'

const routes = {
  root: { id: 'root', path: '' },
  'home.es': { id: 'home.es', parentId: 'root', path: 'es' },
  ':shop.basket.es': { id: ':shop.basket.es', parentId: 'root', path: 'es/:shop/cesta' },
}

it('lays out the routes of an affiliated shop for each that stands, and leaves no pattern that another address could have', () => {
  const build = { routes, assets: { routes } } as unknown as ServerBuild
  const paths = (paths: readonly string[]) => {
    const laid = withShops(build, paths)
    expect(Object.keys(laid.assets.routes)).toEqual(Object.keys(laid.routes))
    return Object.values(laid.routes).map((route) => `${route?.id} ${route?.path}`)
  }
  expect(paths([])).toEqual(['root ', 'home.es es'])
  expect(paths(['/gaudi', '/mill'])).toEqual([
    'root ',
    'home.es es',
    'gaudi.basket.es es/gaudi/cesta',
    'mill.basket.es es/mill/cesta',
  ])
})
