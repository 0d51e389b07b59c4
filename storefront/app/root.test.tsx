import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import type { ShopSettings } from '#modules/editorial/content/contract.ts'
import { messages as es } from './messages/es.ts'
import { privateMessages } from './messages/es-private.ts'
import { MessagesProvider } from './messages/messages.tsx'
import Root, { ErrorBoundary, Layout } from './root.tsx'

const settings: ShopSettings = {
  store: 'T013',
  path: '',
  theme: null,
  mark: 'star',
  logo: null,
  languages: ['es', 'ca', 'en'],
  other_shops: [],
  visit: null,
  delivery: null,
  name: 'La tienda',
  tagline: '',
  tickets_url: 'home',
  record_count: '0',
  switcher: ['es', 'ca', 'en'],
  contact: { address: '', phone: '', email: '', hours_main: '', hours_library: '' },
  stores: 0,
  pickup_stores: 0,
  analytics_id: null,
}

/** The document at an address whose own page failed, with the shop's menu and settings at hand. */
function documentOf(failure: unknown): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <Layout>
          <Root />
        </Layout>
      ),
      ErrorBoundary: () => (
        <Layout>
          <ErrorBoundary />
        </Layout>
      ),
      loader: () => null,
      children: [{ id: 'page', path: '*', Component: () => null, loader: () => null }],
    },
  ])
  return renderToStaticMarkup(
    <MessagesProvider language="es" messages={es} privateMessages={() => privateMessages}>
      <Stub
        initialEntries={['/es/libros']}
        hydrationData={{
          loaderData: { root: { menu: [], footer: [], pages: [], settings, origin: 'http://shop.example' } },
          errors: { root: failure },
        }}
      />
    </MessagesProvider>,
  )
}

it('keeps header and footer around a page that failed, which says so and offers to try again', () => {
  const html = documentOf(new Error('a shelf did not come'))
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).toContain(`<h1>${es.shell.failed}</h1>`)
  expect(main).toContain('href="/es/libros"')
  expect(html).toContain('<header class="header"')
  expect(html).toContain('<footer class="footer"')
})
