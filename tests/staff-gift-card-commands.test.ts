import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { today } from '#kernel/days.ts'
import { createStaff } from '#modules/people/staff/users.ts'
import { listeningShop } from './support/listening-shop.ts'
import { jsonOf, staffAt } from './support/staff-terminal.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const { shop, url } = listeningShop()
const folder = temporaryFolder(afterAll)
const staff = staffAt({ file: path.join(folder, 'finance.json'), url })
const json = async (...words: string[]) => jsonOf(await staff([...words]))

beforeAll(async () => {
  const email = 'finance@staff.example'
  const password = 'twelve pomegranates'
  await createStaff(shop.sql, { email, name: 'Finance', password, roles: ['finance', 'marketing'], storeCode: null })
  await staff(['login', '--email', email], { env: { STAFF_PASSWORD: password } })
})

it('sells, hands out, blocks, opens, sends anew and moves the last day of gift cards from a terminal (A-08)', async () => {
  const begun = async (place: string) => `--version=${(await json('GET', place)).version}`
  const offer = '/gift-cards/offer/T013/'
  expect(await json('PUT', offer, '--amounts=20', '--amounts=50', await begun(offer))).toMatchObject({ amounts: [20, 50] })
  const names = ['--recipient_name=Berta', '--giver_name=Anna']
  const card = await json(
    'POST',
    '/gift-cards/',
    '--amount=25',
    '--recipient_email=berta@example.com',
    '--storefront=T013',
    ...names,
  )
  expect(card).toMatchObject({ balance: 25, recipient_name: 'Berta' })
  const of = `/gift-cards/${card.id}`
  expect(await json('POST', `${of}/block/`, '--reason=lost')).toMatchObject({ block_reason: 'lost' })
  expect(await json('POST', `${of}/open/`)).toMatchObject({ blocked: null })
  expect((await json('POST', `${of}/reissue/`, '--recipient_email=new@example.com')).last4).not.toBe(card.last4)
  expect(await json('PUT', `${of}/expiry/`, '--expires_on=2099-12-31', await begun(`${of}/`))).toMatchObject({
    expires_on: '2099-12-31',
  })
  expect((await staff(['GET', '/gift-cards/', '--q=new@example.com'])).out).toContain('2099-12-31')
  expect((await staff(['GET', `${of}/`])).out).toContain('issue')
  expect((await staff(['POST', '/orders/nothing/annul-gift-card/', '--reason=no such order'])).exit).not.toBe(0)
})

it('writes the accountant’s book of gift cards into a file, and never over one that is there', async () => {
  const from = today()
  await json('POST', '/gift-cards/', '--amount=12.5', '--recipient_email=clara@example.com', '--storefront=T013')
  // A day may end between the two.
  const days = [`--from=${from}`, `--to=${today()}`]
  const file = path.join(folder, 'cards.csv')
  const exported = () => staff(['GET', '/gift-cards/books/', ...days, '--out', file])
  expect((await exported()).out).toContain(file)
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\r\n')
  expect(head).toBe('\uFEFFFecha;Tienda;Tarjeta;Termina en;Movimiento;Pedido;Importe;Observaciones')
  expect(lines.filter((line) => /;Venta;;12,50;Bono polivalente, sin IVA$/.test(line))).toHaveLength(1)
  const amounts = lines.map((line) => Number(line.split(';')[6]?.replace(',', '.')))
  expect(lines.at(-1)).toMatch(/^\d\d\/\d\d\/\d{4};;;;Saldo pendiente de canje;;/)
  expect(amounts.pop()).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
  expect((await exported()).exit).not.toBe(0)
  expect((await staff(['GET', '/gift-cards/books/', `--from=${from}`, '--to=2000-01-01', `--out=${file}.no`])).exit).not.toBe(0)
})
