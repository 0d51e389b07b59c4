import { hash } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { type Language, languages } from '#kernel/language.ts'
import type { CachedPage } from './page-cache.ts'

type Assets = ServerBuild['assets']
type Entry = NonNullable<Assets['routes'][string]>

const otherLanguages = (language: Language) => languages.filter((one) => one !== language).map((one) => `.${one}`)

/** What stands in a list, by its place there; what is not there yet comes to its end. */
function places<Item>(list: Item[]): (item: Item) => number {
  return (item) => {
    if (!list.includes(item)) list.push(item)
    return list.indexOf(item)
  }
}

/** What routes of one screen have in common, its files by their places. What is not so is left out: the browser takes it for no. */
function screenOf({ id: _, path: __, module, imports = [], css = [], ...rest }: Entry, file: (name: string) => number): string {
  const said = Object.entries(rest).filter(([, value]) => value !== false && value !== undefined)
  return JSON.stringify({ ...Object.fromEntries(said), module: file(module), imports: imports.map(file), css: css.map(file) })
}

/** A script that tells the browser's router which screens stand at which addresses of one language; another language is another document. */
export function routeScript({ routes, url: _, ...rest }: Assets, language: Language): string {
  const others = otherLanguages(language)
  const screens: string[] = []
  const files: string[] = []
  const [screen, file] = [places(screens), places(files)]
  const rows = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ id }) => !others.some((ending) => id.endsWith(ending)))
    .map((route) => [screen(screenOf(route, file)), route.id, route.path])
  return [
    `const files=${JSON.stringify(files)},screens=[${screens}],routes={},file=place=>files[place]`,
    'for(const s of screens){s.module=file(s.module);s.imports=s.imports.map(file);s.css=s.css.map(file)}',
    `for(const[screen,id,path]of ${JSON.stringify(rows)})routes[id]={...screens[screen],id,path:path??undefined}`,
    `window.__reactRouterManifest={...${JSON.stringify(rest)},routes,url:new URL(import.meta.url).pathname}`,
  ].join('\n')
}

/** The scripts above, each at an address that says by its hash what it says: browsers keep it, and fetch nothing of it with another page. */
export class RouteLists {
  readonly #scripts = new Map<string, CachedPage>()
  readonly #headers: Record<string, string>

  constructor(headers: Record<string, string>) {
    this.#headers = { ...headers, 'content-type': 'text/javascript; charset=utf-8' }
  }

  addressOf(assets: Assets, language: Language): string {
    const raw = Buffer.from(routeScript(assets, language))
    const name = hash('sha256', raw, 'base64url')
    if (!this.#scripts.has(name))
      this.#scripts.set(name, {
        status: 200,
        headers: this.#headers,
        etag: `"${name}"`,
        raw,
        renderedAt: 0,
        state: null,
        lasting: true,
      })
    return `/_routes/${name}.js`
  }

  /** The script at such an address; also one that was made for other shops than stand now, for the pages that name it. */
  at(file: string): CachedPage | undefined {
    return this.#scripts.get(file.replace(/\.js$/, ''))
  }
}
