import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { type Ground, roof } from './app/rooms.ts'

/** Ground that every page draws with; words come in one language by themselves, and what a visit does with the pages that do it. */
const drawnEverywhere: readonly (Ground | typeof roof)[] = ['site', 'api', 'tracking', 'ui', roof]

/** What lies together in one file of the browser's, by the beginnings of paths from the root of the repository. */
const chunks = {
  // Changes with its versions alone.
  framework: ['react', 'react-dom', 'react-router', 'scheduler'].map((name) => `node_modules/${name}/`),
  // What nearly every public page shows: the frame around it, the ground it stands on and the cards of products.
  shell: [
    ...['createLucideIcon', 'Icon', 'context', 'shared/'].map((name) => `node_modules/lucide-react/dist/esm/${name}`),
    'kernel/',
    'screens/',
    ...drawnEverywhere.map((room) => `storefront/app/${room}/`),
    'storefront/app/messages/messages.tsx',
    'storefront/app/messages/quoted.ts',
    'storefront/app/visit/private-area.ts',
    'storefront/app/root.tsx',
    'storefront/app/shelves/product-card.tsx',
    'storefront/app/stores/opening-text.ts',
    // Where the visitor would have things: lists and stores ask for it as the page of a product does, and must not fetch that for it.
    'storefront/app/visit/place.ts',
    'storefront/app/stores/my-store.tsx',
    'storefront/app/shelves/list-key.ts',
  ],
  // The page of a product, in whichever shop: in files of their own its parts would be fetched one by one.
  piece: [
    ...[
      'buy-bar',
      'gallery',
      'notice-form',
      'product-article',
      'product-facts',
      'product-label',
      'product-schema',
      'product-text',
      'sizes',
    ].map((name) => `storefront/app/catalogue/${name}.ts`),
    'storefront/app/places/found-in.tsx',
    'storefront/app/stores/product-stores.tsx',
  ],
  // Texts that people of the shop write at length: no page of a product or list, nor the basket, has any.
  markdown: ['storefront/app/ui/markdown.tsx', 'kernel/insets.ts', 'kernel/headings.ts'],
  // Stands on that page and on those of reviews: files of a few hundred bytes, each with headers as long as itself.
  reviews: ['product-reviews.tsx', 'review-list.tsx', 'stars.tsx'].map((name) => `storefront/app/reviews/${name}`),
  // What was looked at before, on that page and in the basket.
  seen: ['storefront/app/shelves/late-seen.tsx', 'storefront/app/shelves/seen.ts'],
  // What forms do and were answered.
  acting: ['storefront/app/visit/handlers.ts', 'storefront/app/visit/use-answer.ts'],
}
/** Ground that a screen or two stand on: it comes with them. */
const ofFew = [
  'kernel/code128.ts',
  'kernel/distance.ts',
  'kernel/file-size.ts',
  'kernel/read-figures.ts',
  'kernel/slug.ts',
  'kernel/typed-figures.ts',
]
const root = `${path.dirname(import.meta.dirname).replaceAll(path.sep, '/')}/`
const liesIn = (place: string) => (id: string) =>
  id.startsWith(root + place) || (place.startsWith('node_modules/') && id.includes(`/${place}`))
const group = (name: keyof typeof chunks, priority: number, without: readonly string[] = []) => ({
  name,
  priority,
  test: (id: string) => chunks[name].some((place) => liesIn(place)(id)) && !without.some((place) => liesIn(place)(id)),
})

/** A file that moved would leave its chunk without a word, and each page would load more. */
const wholeChunks: Plugin = {
  name: 'whole-chunks',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildEnd(error) {
    if (error) return
    const modules = [...this.getModuleIds()]
    for (const place of [...Object.values(chunks).flat(), ...ofFew])
      if (!modules.some(liesIn(place))) this.error(`vite.config.ts lays ${place} into a chunk, and no page has anything of it`)
  },
}

const withoutSchemas: Plugin = {
  name: 'without-schemas',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (id) => (id === 'zod' ? `${import.meta.dirname}/no-schemas.ts` : undefined),
}

/** What declares and does nothing else: of what no page names of it, nothing comes along, schemas of contracts first of all. */
const declaring = ['kernel', 'modules', 'screens'].map((folder) => `${root}${folder}/`)

/**
 * Of a contract a browser wants a list of words, and had all schemas beside it: each calls what the last one gave, which the bundler
 * cannot see through. What a constant there is made of is a call of a function that it may leave out.
 */
const declarationsApart: Plugin = {
  name: 'declarations-apart',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!declaring.some((folder) => id.startsWith(folder))) return
    const calling = this.parse(code)
      .body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
      .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
      .flatMap(({ init }) => (init && !functions.has(init.type) && code.slice(init.start, init.end).includes('(') ? [init] : []))
    let [apart, from] = ['', 0]
    for (const { start, end } of calling) {
      apart += `${code.slice(from, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()`
      from = end
    }
    return { code: apart + code.slice(from), map: null }
  },
}
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'ClassExpression', 'AwaitExpression'])

export default defineConfig({
  plugins: [withoutSchemas, declarationsApart, wholeChunks, reactRouter()],
  // Found late, they would make the first page of a day load twice.
  optimizeDeps: { include: ['zod', 'lucide-react'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // On the server a page would otherwise read the library's 1,700 icons for the hundred that it draws.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: (id) => (declaring.some((folder) => id.startsWith(folder)) ? false : undefined) },
          output: {
            // Few files compress better than many: what every page needs lies together, and what never changes apart from it.
            codeSplitting: {
              groups: [
                group('framework', 3),
                group('shell', 2, [...chunks.markdown, ...ofFew]),
                group('piece', 1),
                group('reviews', 1),
                group('seen', 1),
                group('acting', 1),
                group('markdown', 1),
              ],
            },
          },
        },
      },
    },
  },
})
