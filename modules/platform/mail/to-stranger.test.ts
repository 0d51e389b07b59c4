import { describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { greeting, nameInLetter, withoutLinks } from './greeting.ts'
import { queueEmailToStranger, sweepStrangerEmails } from './to-stranger.ts'

const database = withDatabase()
const letter = { template: 'test', language: 'en', subject: 'Hello', html: '', plain: '' } as const
const start = new Date('2026-11-22T10:00:00Z')
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const write = (to: string, now = start) => database.sql.begin((tx) => queueEmailToStranger(tx, to, letter, { now }))
const written = async (to: string) => (await database.sql`select id from mail_outbox where recipient ilike ${`%${to}%`}`).length

describe('letters to an address that nobody has proved', () => {
  it('are three an hour and six a day, whichever form asks and however many at once', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => write('ana@strangers.example')))
    expect(tries.filter(Boolean)).toHaveLength(3)
    for (let hour = 1; hour < 24; hour++) await write('ana@strangers.example', later(hour))
    expect(await written('ana@strangers.example')).toBe(6)
    expect(await write('ana@strangers.example', later(24))).toBe(true)
    expect(await write('berta@strangers.example')).toBe(true)
  })
  it('count for the mailbox, not for the spelling of its address', async () => {
    for (const to of ['c.lara@spell.example', 'Clara@Spell.example', 'clara+one@spell.example'])
      expect(await write(to)).toBe(true)
    expect(await write('clara+two@spell.example')).toBe(false)
  })
  it('undo their count with the transaction that they were written in', async () => {
    const failing = database.sql.begin(async (tx) => {
      for (let turn = 0; turn < 3; turn++) await queueEmailToStranger(tx, 'dora@undone.example', letter, { now: start })
      throw new Error('the form failed')
    })
    await expect(failing).rejects.toThrow('the form failed')
    expect(await write('dora@undone.example')).toBe(true)
  })
  it('are forgotten once their day is over', async () => {
    await sweepStrangerEmails(database.sql, later(72))
    expect(await database.sql`select count(*)::int as rows from stranger_letters`).toMatchObject([{ rows: 0 }])
  })
})

describe('a name in a letter', () => {
  it('is kept as people write theirs', () => {
    for (const name of ['Núria', 'María del Carmen', 'Jean-Luc O’Neill', 'M.ª Luisa', 'Gal·la'])
      expect(nameInLetter(name)).toBe(name.replace('.', ' '))
    expect(greeting('ca', ' Núria ')).toBe('Hola, Núria,')
  })
  it('is left out when it carries an address, a figure or nothing, and cut at forty signs', () => {
    for (const typed of [
      'cliente: su premio de 500 EUR caduca hoy, recójalo en https://evil.example/premio',
      'visite evil.example',
      'me@evil.example',
      'ring 555',
      '<b>Ana</b>',
      '  ',
    ])
      expect(nameInLetter(typed)).toBe('')
    expect(greeting('en', 'visit evil.example')).toBe('Hello,')
    expect(nameInLetter('Ana '.repeat(30))).toHaveLength(39)
  })
})

it('passes words on without anything that a mail program makes a link of', () => {
  expect(withoutLinks('¡Feliz día.Un abrazo! 12.50 a las 3')).toBe('¡Feliz día. Un abrazo! 12.50 a las 3')
  expect(withoutLinks('Recójalo en https://evil.example/premio o en www.evil.example, me@evil.example')).toBe(
    'Recójalo en evil. example/premio o en www. evil. example, me @ evil. example',
  )
})
