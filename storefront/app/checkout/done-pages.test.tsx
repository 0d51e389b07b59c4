import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { messages as es } from '../messages/es.ts'
import { privateMessages } from '../messages/es-private.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import type { Visit } from '../visit/visit.ts'
import { loadDone } from './done-work.ts'
import PaymentError from './error.tsx'
import Success from './success.tsx'

/** The visit of a browser that came without a cookie. */
const blind = { blind: true, scripted: false, user: () => null } as Partial<Visit> as Visit

async function shown(page: ReactElement, path: string) {
  const done = await loadDone(blind, { request: new Request(`http://shop.example${path}`), params: {} })
  const element = (
    <MessagesProvider language="es" messages={es} privateMessages={() => privateMessages}>
      {page}
    </MessagesProvider>
  )
  const router = createMemoryRouter([{ id: 'page', path: '*', element, loader: () => null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: done } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('says that there is no order where none is asked for, and leads to the basket', async () => {
  for (const page of [<Success key="success" />, <PaymentError key="error" />]) {
    const text = await shown(page, '/es/cesta/success')
    expect(text).toContain(`<h1>${privateMessages.ordering.noOrderTitle}</h1>`)
    expect(text).toContain('href="/es/cesta"')
    expect(text).not.toContain(privateMessages.ordering.successTitle)
  }
})

it('neither thanks nor speaks of an ended session before it knows whose order it is', async () => {
  for (const page of [<Success key="success" />, <PaymentError key="error" />]) {
    const text = await shown(page, '/es/cesta/success?order=26-000001')
    expect(text).toContain(privateMessages.ordering.foreignText)
    for (const wrong of [privateMessages.ordering.successTitle, privateMessages.ordering.errorTitle, es.account.sessionEnded])
      expect(text).not.toContain(wrong)
  }
})
