import { describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { signAccess, verifyAccess } from './access-token.ts'
import { closeSession, closeSessionsOf, openSession, requireCaller } from './caller.ts'

const database = withDatabase()
const secret = 'a secret long enough for the signature of a token'
const ana = { kind: 'customer', id: 'c-1', email: 'ana@example.com' } as const

describe('an access token', () => {
  it('opens the API until it expires', async () => {
    const token = await signAccess(secret, 'storefront', 60, new Date('2026-11-21T10:00:00Z'))
    expect(await verifyAccess(secret, `Bearer ${token}`, new Date('2026-11-21T10:00:30Z'))).toBe('storefront')
    await expect(verifyAccess(secret, `Bearer ${token}`, new Date('2026-11-21T10:01:30Z'))).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
  })
  it('is refused when missing, signed by another or changed', async () => {
    const foreign = await signAccess('another secret that is also long enough', 'staff', 60)
    for (const header of [undefined, '', 'Bearer', 'Basic x', `Bearer ${foreign}`, 'Bearer a.b.c'])
      await expect(verifyAccess(secret, header)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('a session', () => {
  it('is nobody when neither id nor token is sent', async () =>
    expect(await requireCaller(database.sql, { id: '', token: '' })).toBeNull())
  it('knows its caller for twelve hours', async () => {
    const token = await openSession(database.sql, ana, new Date('2026-11-21T00:00:00Z'))
    expect(await requireCaller(database.sql, { id: 'c-1', token }, new Date('2026-11-21T11:59:00Z'))).toEqual({
      ...ana,
      member: null,
    })
    await expect(requireCaller(database.sql, { id: 'c-1', token }, new Date('2026-11-21T12:01:00Z'))).rejects.toMatchObject({
      code: 'login_failed',
    })
  })
  it('fails with the token of another, with half of the pair and after signing out', async () => {
    const now = new Date()
    const token = await openSession(database.sql, ana, now)
    for (const pair of [
      { id: 'c-2', token },
      { id: 'c-1', token: 'x' },
      { id: 'c-1', token: '' },
      { id: '', token },
    ])
      await expect(requireCaller(database.sql, pair, now)).rejects.toMatchObject({ kind: 'forbidden', code: 'login_failed' })
    await closeSession(database.sql, token)
    await expect(requireCaller(database.sql, { id: 'c-1', token }, now)).rejects.toMatchObject({ code: 'login_failed' })
  })
  it('survives a change of password only where it was changed', async () => {
    const now = new Date()
    const [here, elsewhere] = [await openSession(database.sql, ana, now), await openSession(database.sql, ana, now)]
    await closeSessionsOf(database.sql, 'c-1', here)
    expect(await requireCaller(database.sql, { id: 'c-1', token: here }, now)).toEqual({ ...ana, member: null })
    await expect(requireCaller(database.sql, { id: 'c-1', token: elsewhere }, now)).rejects.toMatchObject({
      code: 'login_failed',
    })
  })
})
