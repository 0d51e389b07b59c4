import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { FacetGroup } from '#modules/goods/search/contract.ts'
import { messages as es } from '../messages/es.ts'
import { privateMessages } from '../messages/es-private.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { DrawnValues, WrittenValues } from './filter-values.tsx'
import { toggling } from './list-query.ts'

const value = (one: Partial<FacetGroup['values'][number]>) =>
  ({ value: '1', label: 'Arte', count: 1, parent: null, selected: false, ...one }) as FacetGroup['values'][number]

const values = [
  value({ value: 'a&b "c"', label: `<b>Arte</b> & «vida», 'sic' "sic"`, count: 12_345 }),
  value({ value: '1200', label: 'Història', selected: true }),
  value({ value: '1210', label: 'Edad Media', parent: '1200' }),
  value({ value: '', label: '' }),
]

function shown(list: ReactNode, address: string) {
  const element = (
    <MessagesProvider language="es" messages={es} privateMessages={() => privateMessages}>
      {list}
    </MessagesProvider>
  )
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />,
  )
}

it.each(['/es/buscar?q=a%26b&category=1200', '/ca/llibres'])(
  'writes the values of a filter as they are drawn, at %s',
  (address) => {
    const props = {
      values,
      isBelow: (one: (typeof values)[number]) => one.parent !== null,
      addressOf: toggling(new URL(address, 'https://shop.test').searchParams, 'category'),
    }
    const written = shown(<WrittenValues {...props} />, address)
    expect(written).toBe(shown(<DrawnValues {...props} />, address))
    expect(written).not.toContain('<b>')
  },
)
