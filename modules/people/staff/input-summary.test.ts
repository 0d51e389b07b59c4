import { expect, it } from 'vitest'
import { inputSummary } from './input-summary.ts'

const of = (body: unknown) =>
  inputSummary({ params: { number: '26-000001' }, query: { store: 'T013', lang: 'es', limit: '5' }, body })

it('tells what was asked, without secrets and cut short', () => {
  expect(
    of({ password: 'a secret', reason: 'x'.repeat(500), nested: { token: 't', list: Array.from({ length: 90 }, () => 1) } }),
  ).toEqual({
    number: '26-000001',
    limit: '5',
    password: '…',
    reason: `${'x'.repeat(200)}…`,
    nested: { token: '…', list: Array.from({ length: 20 }, () => 1) },
  })
})
it('holds what a database can keep, whatever was sent', () => {
  expect(of({ a: 'x\u0000y', ['\ud800']: '\udc00' })).toMatchObject({ a: 'x\ufffdy', '\ufffd': '\ufffd' })
  expect(of('half of \ud83d')).toMatchObject({ body: 'half of \ufffd' })
  expect(of([1, 2])).toMatchObject({ body: [1, 2] })
  expect(of({ a: `${'x'.repeat(199)}👩` })).toMatchObject({ a: `${'x'.repeat(199)}\ufffd…` })
  expect(of(null)).toMatchObject({ number: '26-000001' })
})
