import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { FacetGroup } from '#modules/goods/search/contract.ts'
import { messages as es } from '../messages/es.ts'
import { privateMessages } from '../messages/es-private.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { Filters } from './filters.tsx'
import { shownArrivals } from './shown-arrivals.ts'

const values = Array.from({ length: 30 }, (_none, index) => ({
  value: String(index),
  label: `Section ${index}`,
  count: 1,
  parent: null,
  selected: false,
})) as FacetGroup['values']

const shown = (address: string) => {
  const element = (
    <MessagesProvider language="es" messages={es} privateMessages={() => privateMessages}>
      <Filters groups={[{ facet: 'category', values }]} arrivals={shownArrivals(null, new URLSearchParams(), 'es')} total={30} />
    </MessagesProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('offers more of a long filter at the end of its folded tail, apart from the field that looks through it', () => {
  const page = shown('/es/buscar?q=alhambra')
  const [, tail = '', after = ''] = /<details class="filter-rest">(.*?)<\/details>(.*)$/.exec(page) ?? []
  expect(tail).toContain('facet_more=2')
  expect(tail).not.toContain('<form')
  expect(after).toContain('name="facet_find"')
  expect(after).not.toContain('facet_more')
})

it('keeps the tail open where more of it was asked for', () => {
  expect(shown('/es/buscar?q=alhambra&facet_in=category&facet_more=2')).toContain('<details class="filter-rest" open="">')
})
