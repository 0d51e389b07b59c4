import { expect, it } from 'vitest'
import { readApart, sniffApart } from './read-apart.ts'

const book = '9788437604947'

it('reads long lists in a thread of its own while others are served', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 5)
  const { titles } = await readApart(`${book}\tUn título\t2\n`.repeat(9_000))
  clearInterval(timer)
  expect([titles.length, titles[8_999]]).toMatchObject([9_000, { ean: book, quantity: 2, row: 9_000 }])
  expect(turns).toBeGreaterThan(10)
})
it('hands on what is wrong with a file, one after another', async () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text))
  const [old, good] = await Promise.allSettled([
    readApart({ name: 'a', bytes: bytes('MZ') }),
    readApart({ name: 'b', bytes: bytes(`${book};3`) }),
  ])
  expect(old).toMatchObject({ status: 'rejected', reason: { code: 'intake.executable' } })
  expect(good).toMatchObject({ status: 'fulfilled', value: { titles: [{ ean: book, quantity: 3 }] } })
})
it('says of what kind a file is in a thread of its own, and walks its comments once', async () => {
  const file = (text: string) => ({ name: 'list.xml', bytes: new Uint8Array(Buffer.from(text)) })
  expect(await sniffApart(file(`<?xml version="1.0"?>${'<!---->'.repeat(9_000)}<collection xmlns="x">`))).toBe('marcxml')
  expect(await sniffApart(file(`${'<!---->'.repeat(9_000)}x`))).toBe('text')
})
