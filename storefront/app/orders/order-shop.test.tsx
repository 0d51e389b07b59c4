import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messages as ca } from '../messages/ca.ts'
import { privateMessages } from '../messages/ca-private.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { OrderShop } from './order-shop.tsx'

const shop = {
  name: 'Botiga del Museu d’Arquitectura',
  path: '/gaudi',
  address: 'Carrer de les Columnes, 26',
  email: 'shop@museum.example',
  phone: '900 555 026',
}

it('says in which shop an order was placed with the article its name takes', () => {
  const page = renderToStaticMarkup(
    <MessagesProvider language="ca" messages={ca} privateMessages={() => privateMessages}>
      <OrderShop shop={shop} />
    </MessagesProvider>,
  )
  expect(page.replaceAll(/<[^>]+>/g, '')).toContain('Es va demanar a la Botiga del Museu d’Arquitectura')
})
