import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//
/** What nearly every public page shows: the frame around it, cards and shelves. */
const shell = new RegExp(
  [
    '/(kernel|screens)/',
    '/lucide-react/dist/esm/(createLucideIcon|Icon|defaultAttributes|context|shared/)',
    '/storefront/app/(api|site|frame|tracking)/(?!start|not-found|forbidden)',
    '/storefront/app/ui/(?!form|pagination|markdown)',
    '/storefront/app/(public-path|root|messages/messages|visit/cart-store)\\.',
    '/storefront/app/search/(search-box|suggestions)',
    '/storefront/app/shelves/(product-card|availability-text|screen-name|add-to-cart)',
  ].join('|'),
)

const withoutSchemas: Plugin = {
  name: 'without-schemas',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (id) => (id === 'zod' ? `${import.meta.dirname}/no-schemas.ts` : undefined),
}

export default defineConfig({
  plugins: [withoutSchemas, reactRouter()],
  // Found late, they would make the first page of a day load twice.
  optimizeDeps: { include: ['zod', 'lucide-react'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress better than many: what every page needs lies together, and what never changes apart from it.
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 2 },
                { name: 'shell', test: shell, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
