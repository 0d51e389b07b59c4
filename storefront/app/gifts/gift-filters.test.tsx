import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { messages as es } from '../messages/es.ts'
import { privateMessages } from '../messages/es-private.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { deliveryOutcome } from './destination.tsx'
import { GiftFilters } from './gift-filters.tsx'
import type { Gifts } from './gift-list.tsx'

const typed = { arrives_by: '2020-01-02', postcode: '99999' }
const filters = (refused: { arrives_by?: string; postcode?: string }) => {
  const gifts = {
    ...typed,
    outcome: deliveryOutcome({ ...typed, refused }),
    pickup_store: null,
    stores: [],
    categories: [],
    ranges: [],
    under: null,
    onSearch: true,
  } as Partial<Gifts> as Gifts
  const element = (
    <MessagesProvider language="es" messages={es} privateMessages={() => privateMessages}>
      <GiftFilters gifts={gifts} />
    </MessagesProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/es/regalos'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('keeps the day and the postcode that were typed, and says at each what is wanted', () => {
  const page = filters({ arrives_by: 'Ese día ya ha pasado.', postcode: 'Cinco cifras.' })
  expect(page).toContain('id="field-arrives-by-error">Ese día ya ha pasado.')
  expect(page).toContain('id="field-postcode-error">Cinco cifras.')
  expect(page).toContain('<a href="#field-postcode">Cinco cifras.</a>')
  for (const value of Object.values(typed)) expect(page).toContain(`value="${value}"`)
})

it('says nothing where both can be used', () => {
  const page = filters({})
  expect(page).not.toContain('field-error')
  expect(page).toContain('value="99999"')
})
