import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Pool } from '#kernel/db.ts'
import { startBackground } from './background.ts'
import { readConfig } from './config.ts'
import type { Services } from './services.ts'
import { isTryOut, requireEarnest, showsLetters } from './try-out.ts'

const earnest = {
  HOST: '0.0.0.0',
  PORT: '3001',
  PUBLIC_URL: 'https://www.example.org',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://user:password@mail.example.org',
  OPERATOR_EMAIL: 'operator@example.org',
  PAYMENT_GATEWAYS: 'redsys',
  REDSYS_MERCHANT_CODE: '999008881',
  REDSYS_SECRET: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  LOG_ARCHIVE_DIR: '/mnt/log',
  METRICS_PORT: '9464',
}
const settings = (more: Record<string, string> = {}) =>
  readConfig({ ...earnest, DATA_DIR: mkdtempSync(path.join(tmpdir(), 'shop-rehearsal-')), ...more })

afterEach(() => vi.useRealTimers())

describe('a copy that is only looked at', () => {
  it('is reached by this machine alone and reaches nobody, with the settings of the shop that it was copied from', () => {
    const copy = settings({ REHEARSAL: 'true' })
    expect(copy).toMatchObject({
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3001',
      TRUST_PROXY: false,
      PAYMENT_GATEWAYS: ['sandbox'],
      STAFF_FACTOR_FOR: ['admin', 'finance'],
    })
    expect([copy.SMTP_URL, copy.OPERATOR_EMAIL, copy.LOG_ARCHIVE_DIR, copy.METRICS_PORT]).toEqual(Array(4).fill(undefined))
    expect([isTryOut(copy), showsLetters(copy)]).toEqual([true, false])
    expect(() => requireEarnest(copy)).not.toThrow()
    expect(settings()).toMatchObject({ HOST: '0.0.0.0', PAYMENT_GATEWAYS: ['redsys'], SMTP_URL: earnest.SMTP_URL })
  })

  it('is never opened on a database of others, which would be the one of the shop', () => {
    const DATABASE_URL = 'postgres://shop:hidden@127.0.0.1/shop'
    expect(() => settings({ REHEARSAL: 'true', DATABASE_URL })).toThrow(/DATABASE_URL: a rehearsal .* opens a copy in DATA_DIR/)
    expect(() => settings({ REHEARSAL: 'true', DATABASE_URL })).not.toThrow(/hidden/)
    expect(settings({ REHEARSAL: 'true', DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
  })

  it('does nothing by itself: no letter, refund or file of the shop goes out a second time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const begun = async (config: ReturnType<typeof settings>) => {
      const app = { addHook: () => app, log: { error: () => {} } } as unknown as FastifyInstance
      await startBackground(app, {
        config,
        db: {} as Pool,
        services: {} as Services,
        database: { away: true } as Parameters<typeof startBackground>[1]['database'],
        url: '',
        idsByRule: () => [],
      })
      return vi.getTimerCount()
    }
    expect(await begun(settings({ REHEARSAL: 'true' }))).toBe(0)
    expect(await begun(settings({ SMTP_URL: '', TRY_OUT: 'true' }))).toBeGreaterThan(50)
  })
})
