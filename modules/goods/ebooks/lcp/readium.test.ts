import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeLcp } from '#tests/support/fake-lcp.ts'
import type { PartialLicense } from './license-server.ts'
import { hashOf } from './passphrase.ts'
import { readiumAt } from './readium.ts'

const lcp = fakeLcp()
beforeAll(() => lcp.server.open())
afterAll(() => lcp.server.close())
beforeEach(() => {
  lcp.contents.add('book-1')
  lcp.verdicts.length = 0
  lcp.server.state.trouble.length = 0
})
const server = () => readiumAt(lcp.door)

const partial: PartialLicense = {
  user: { id: 'reader-1', name: 'Nur Vega', email: 'nur@example.com', encrypted: ['name', 'email'] },
  encryption: { user_key: { text_hint: 'Beside the book', hex_value: hashOf('k7mf-2qtx-9zbw') } },
  rights: { print: 20, copy: 2_000, start: '2026-11-28T10:00:00Z', end: '2027-11-28T10:00:00Z' },
}
const made = async () => {
  const license = await server().issue('book-1', partial)
  if (license.kind !== 'license') throw new Error(license.sentence)
  return license
}

describe('a licence server of Readium LCP', () => {
  it('makes a license of an encrypted publication: signed, with the user’s fields encrypted and the hash of the passphrase not in it', async () => {
    const license = await made()
    const document = JSON.parse(license.document)
    expect(document).toMatchObject({
      id: license.id,
      provider: lcp.door.provider,
      user: { id: 'reader-1' },
      rights: partial.rights,
    })
    expect(license.document).not.toContain('Nur Vega')
    expect(license.document).not.toContain('nur@example.com')
    expect(license.document).not.toContain(partial.encryption.user_key.hex_value)
  })
  it('hands the same license out again, as it stands', async () => {
    const { id } = await made()
    expect(await server().fresh(id, partial)).toMatchObject({ kind: 'license', id })
    expect(await server().fresh('none', partial)).toEqual({ kind: 'refused', sentence: 'HTTP 404: License not found' })
  })
  it('refuses with its own words what is not whole, and what it does not hold', async () => {
    const key = { ...partial.encryption.user_key, hex_value: 'abcd' }
    expect(await server().issue('book-1', { ...partial, encryption: { user_key: key } })).toMatchObject({ kind: 'refused' })
    expect(await server().issue('book-1', { ...partial, rights: { print: -1 } })).toMatchObject({ kind: 'refused' })
    expect(await server().issue('none', partial)).toEqual({ kind: 'refused', sentence: 'HTTP 404: content not found' })
    expect(await readiumAt({ ...lcp.door, password: 'another' }).issue('book-1', partial)).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('HTTP 401'),
    })
  })
  it('that is down, slow, broken, or answers with something else is known to have said nothing', async () => {
    const nothing = { kind: 'unknown', sentence: expect.any(String) }
    for (const trouble of ['down', 'slow', 'answer_lost'] as const) {
      lcp.server.state.trouble.push(trouble)
      const asked = trouble === 'slow' ? readiumAt({ ...lcp.door, timeoutMs: 200 }) : server()
      expect(await asked.issue('book-1', partial)).toEqual(nothing)
    }
    for (const body of ['<html>', '{}', 'x'.repeat(300_000)]) {
      lcp.verdicts.push({ status: 200, body })
      expect(await server().issue('book-1', partial)).toEqual(nothing)
    }
    lcp.verdicts.push({ status: 500, body: 'oh' })
    expect(await server().issue('book-1', partial)).toEqual({ kind: 'unknown', sentence: 'HTTP 500' })
  })
  it('revokes a license once, and is content with one that ended before', async () => {
    const { id } = await made()
    expect(await server().revoke(id, 'Given back')).toEqual({ kind: 'done' })
    expect(lcp.licenses.at(-1)).toMatchObject({ id, status: 'cancelled', message: 'Given back' })
    expect(await server().revoke(id, 'Given back')).toEqual({ kind: 'done' })
    const active = await made()
    lcp.licenses.at(-1)!.status = 'active'
    await server().revoke(active.id, 'Given back')
    expect(lcp.licenses.at(-1)?.status).toBe('revoked')
    expect(await server().revoke('none', 'Given back')).toMatchObject({ kind: 'refused' })
    lcp.server.state.trouble.push('down')
    expect(await server().revoke(active.id, 'Given back')).toMatchObject({ kind: 'unknown' })
  })
})
