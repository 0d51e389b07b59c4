import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaff } from '#modules/people/staff/users.ts'
import { listeningShop } from './support/listening-shop.ts'
import { givenStore } from './support/shop.ts'
import { jsonOf, staffAt } from './support/staff-terminal.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const { shop, url } = listeningShop()
const staff = staffAt({ file: path.join(temporaryFolder(afterAll), 'cards.json'), url })
const password = 'twelve pomegranates'

beforeAll(async () => {
  const email = 'tarjetas@staff.example'
  await createStaff(shop.sql, { email, name: 'Tarjetas', password, roles: ['marketing'], storeCode: null })
  await staff(['login', '--email', email], { env: { STAFF_PASSWORD: password } })
})

it('the queue of card requests is worked from a terminal', async () => {
  await givenStore(shop.sql, 'T004')
  const [row] = await shop.sql<{ id: number }[]>`
    insert into card_request (name, surnames, tax_id, phone, email, address, city, postcode, birth_date, sector_code, store_code, info,
      language, sent_at)
    values ('Clara', 'Prueba', '12345678Z', '600555013', 'clara@example.com', 'Calle del Agua, 7', 'Granada', '18009', '1988-03-05',
      'other', 'T004', false, 'ca', now()) returning id`
  const waiting = await staff(['GET', '/card-requests/'])
  expect(waiting.out).toContain('clara@example.com')
  const early = await staff(['POST', `/card-requests/${row?.id}/issue/`])
  expect(early).toMatchObject({ exit: 1 })
  const refused = await staff(['POST', `/card-requests/${row?.id}/refuse/`, '--answer=Falta obrir el compte.'])
  expect(jsonOf(refused)).toMatchObject({ state: 'refused', answer: 'Falta obrir el compte.' })
  expect((await staff(['GET', '/card-requests/'])).out).not.toContain('clara@example.com')
  expect((await staff(['GET', '/card-requests/', '--state=all'])).out).toContain('clara@example.com')
  expect((await staff(['GET', '/stores/'])).exit).toBe(0)
  expect((await staff(['GET', '/partners/'])).exit).toBe(0)
})
