import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { PromotionDetail } from '#modules/buying/partners/contract.ts'
import { messages as es } from '../messages/es.ts'
import { privateMessages } from '../messages/es-private.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { loyaltyWords } from './loyalty-words.ts'
import { PromotionFacts } from './promotion-facts.tsx'
import { PromotionCards } from './promotion-list.tsx'

const picture = { src: '/art.png', width: 10, height: 10, alt: '' } as PromotionDetail['art']
const own: PromotionDetail = {
  id: 1,
  slugs: { es: 'ceramica', ca: 'ceramica', en: 'ceramics' },
  name: 'Cerámica',
  discount: '10 %',
  text: 'Menos en la caja.',
  valid_from: null,
  valid_to: null,
  partner: null,
  art: picture,
  zone: null,
  conditions: '',
  banner: picture,
  place: null,
  state: 'current',
  has_voucher: false,
}
const shown = (promotion: PromotionDetail) => {
  const element = (
    <MessagesProvider language="es" messages={es} privateMessages={() => privateMessages}>
      <PromotionFacts promotion={promotion} />
      <PromotionCards items={[promotion]} />
    </MessagesProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]+>/g, '·')
}

it('tells of the shop’s own promotion its discount, and neither a partner nor a last day that it has not (M-14)', () => {
  const text = shown(own)
  expect(text).toContain(`${loyaltyWords.es.discount}··10 %`)
  expect(text).not.toContain(loyaltyWords.es.partner)
  expect(text).not.toContain(loyaltyWords.es.ours)
  expect(text).not.toContain(loyaltyWords.es.validity)
  expect(shown({ ...own, valid_to: '2026-12-24' })).toContain('24/12/2026')
})
