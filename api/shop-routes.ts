import type { ServerBuild } from 'react-router'

/** Stands in the name and the path of a route for the word of each affiliated shop. */
const anyShop = ':shop'

/**
 * A build with the routes of affiliated shops laid out for each of those that stand: no pattern of theirs is left that another address
 * could have, neither here nor in the browser.
 */
export function withShops(build: ServerBuild, paths: readonly string[]): ServerBuild {
  const layOut = <Route extends { id: string; path?: string | undefined }>(routes: Record<string, Route | undefined>) =>
    Object.fromEntries(
      Object.values(routes).flatMap((route) => {
        if (!route?.id.startsWith(anyShop)) return route ? [[route.id, route] as const] : []
        return paths.map((path) => {
          const word = path.slice(1)
          const id = route.id.replace(anyShop, word)
          return [id, { ...route, id, path: route.path?.replace(anyShop, word) }] as const
        })
      }),
    )
  return {
    ...build,
    routes: layOut(build.routes),
    assets: { ...build.assets, routes: layOut(build.assets.routes) },
  } as ServerBuild
}
