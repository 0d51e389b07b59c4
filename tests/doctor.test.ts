import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, lstatSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { lookAtData } from '../scripts/doctor/inside.ts'
import { lookAtGateways, lookAtMail, lookAtProxies } from '../scripts/doctor/outside.ts'
import { bareEnvironment } from './support/bare-environment.ts'
import { fakeRedsys, otherTerminal, testTerminal } from './support/fake-redsys.ts'
import { fakeServer } from './support/fake-server.ts'
import { withShop } from './support/shop.ts'
import { root } from './support/source-files.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const direct = withShop()
const trusting = withShop({ TRUST_PROXY: '1' })
const openAt = async (app: typeof direct.app) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
let [directUrl, trustingUrl] = ['', '']
beforeAll(async () => {
  directUrl = await openAt(direct.app)
  trustingUrl = await openAt(trusting.app)
})

describe('the doctor', () => {
  it('sees that visitors can invent their address where a proxy is believed that does not stand there', async () => {
    expect(await lookAtProxies({ ...direct.config, PUBLIC_URL: directUrl })).toMatchObject({
      state: 'well',
      says: expect.stringContaining('127.0.0.1'),
    })
    expect(await lookAtProxies({ ...trusting.config, PUBLIC_URL: trustingUrl })).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('visitors can invent their address'),
    })
    const stranger = { ...direct.config, PUBLIC_URL: directUrl, SECRET: 'another secret than the one of the shop' }
    expect(await lookAtProxies(stranger)).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('is not this shop (404)'),
    })
    expect((await fetch(`${directUrl}/health/seen`)).status).toBe(404)
  })

  it('asks the mail server whether it lets the shop in', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, done) => (password === 'right' ? done(null, { user: 'shop' }) : done(new Error('no'))),
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
    onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
    const at = (password: string) => `smtp://shop:${password}@127.0.0.1:${(server.server.address() as AddressInfo).port}`
    expect(await lookAtMail({ ...direct.config, SMTP_URL: at('right') })).toMatchObject({ state: 'well' })
    const refused = await lookAtMail({ ...direct.config, SMTP_URL: at('mistaken') })
    expect(refused).toMatchObject({ state: 'wrong', says: expect.stringContaining('Check SMTP_URL: user and password.') })
    expect(refused.says).not.toContain('mistaken')
  })

  it('says of a mail server whether its certificate or its name is what keeps letters from leaving', async () => {
    const server = new SMTPServer({ secure: true })
    // Of clients that hang up at the sight of it.
    server.on('error', () => {})
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
    onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
    const at = (SMTP_URL: string) => lookAtMail({ ...direct.config, SMTP_URL })
    expect(await at(`smtps://127.0.0.1:${(server.server.address() as AddressInfo).port}`)).toMatchObject({
      state: 'wrong',
      says: expect.stringMatching(/does not \([^;]*certificate[^;]*\)\. Letters wait until it shows a certificate/),
    })
    expect(await at('smtp://mail.shop.invalid')).toMatchObject({
      state: 'wrong',
      says: expect.stringMatching(/Check SMTP_URL: the name of the host/),
    })
  })

  it('asks a gateway whether it takes the key, and says whether money moves', async () => {
    const stripe = fakeServer(({ headers }) =>
      headers.authorization === 'Bearer sk_test_right' ? { status: 200, body: '{}' } : { status: 401, body: '{}' },
    )
    await stripe.open()
    onTestFinished(() => stripe.close())
    const STRIPE_API_URL = stripe.url
    const withKey = (key: string) =>
      lookAtGateways({ ...direct.config, PAYMENT_GATEWAYS: ['stripe'], STRIPE_API_URL, STRIPE_SECRET_KEY: key })
    expect(await withKey('sk_test_right')).toEqual([
      { about: 'payments', state: 'well', says: 'Stripe takes the key, in test mode: no money moves' },
    ])
    expect(await withKey('sk_test_mistaken')).toMatchObject([
      { state: 'wrong', says: expect.stringContaining('refuses the key (401)') },
    ])
  })

  it('asks Redsys about an order that nobody made, so that a mistaken secret is known before a buyer meets it', async () => {
    const { server } = fakeRedsys()
    await server.open()
    onTestFinished(() => server.close())
    const withSecret = (REDSYS_SECRET: string) =>
      lookAtGateways({
        ...direct.config,
        PAYMENT_GATEWAYS: ['redsys'],
        REDSYS_URL: server.url,
        REDSYS_MERCHANT_CODE: testTerminal.merchantCode,
        REDSYS_SECRET,
      })
    expect(await withSecret(testTerminal.secret)).toEqual([
      { about: 'payments', state: 'well', says: 'Redsys takes merchant code and secret, in test mode: no money moves' },
    ])
    expect(await withSecret(otherTerminal.secret)).toMatchObject([
      { state: 'wrong', says: expect.stringMatching(/^Redsys refuses them together \(XML0022\): check REDSYS_MERCHANT_CODE/) },
    ])
  })

  it('says of the data whether the shop can write them, and does not take what root may for it', () => {
    const folder = temporaryFolder(onTestFinished)
    const own = lstatSync(folder).uid
    expect(lookAtData({ DATA_DIR: folder }, false)).toEqual({ about: 'data', state: 'well', says: folder })
    expect(lookAtData({ DATA_DIR: path.join(folder, 'not', 'there') }, false).state).toBe('well')
    expect(lookAtData({ DATA_DIR: folder }, true)).toMatchObject({
      state: 'note',
      says: expect.stringContaining(
        `looked at as root, who may write anywhere: the shop may where it runs as ${own === 0 ? 'root' : 'the user'}`,
      ),
    })
    const file = path.join(folder, 'a file')
    writeFileSync(file, '')
    expect(lookAtData({ DATA_DIR: path.join(file, 'data') }, false)).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('there is a file where a folder is needed'),
    })
    if (own !== 0) return
    // As after a backup or an import that root ran: only root can make such files for a test.
    chownSync(file, 4_242, 4_242)
    writeFileSync(path.join(folder, 'last-backup'), '')
    chownSync(path.join(folder, 'last-backup'), 4_242, 4_242)
    expect(lookAtData({ DATA_DIR: folder }, true)).toMatchObject({ state: 'wrong', says: expect.stringMatching(/chown a file$/) })
  })

  it('says of the database what it is and what to do, writes nothing, and ends with 1 where something is wrong', () => {
    const folder = temporaryFolder(onTestFinished)
    const command = (environment: Record<string, string>) =>
      spawnSync(process.execPath, ['scripts/doctor.ts'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...bareEnvironment, DATA_DIR: folder, PORT: '9', ...environment },
      })
    const there = command({ DATABASE_URL: direct.url })
    expect(there.stdout).toMatch(/✓ database {2}PostgreSQL \d+/)
    expect(there.stdout).toMatch(/✓ schema {4}at \d+/)
    expect(there.stdout).toContain('✗ backup    There is no backup. Run npm run backup each day.')
    expect(there.status).toBe(1)
    expect(existsSync(path.join(folder, 'secret'))).toBe(false)
    const nowhere = command({ DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:9/shop' })
    expect(nowhere.stdout).toContain(
      '✗ database  The database does not answer at postgres://shop:…@127.0.0.1:9/shop (ECONNREFUSED)',
    )
    expect(command({ HOST: '0.0.0.0' }).stdout).toMatch(/✗ settings[\s\S]*PAYMENT_GATEWAYS[\s\S]*SMTP_URL/)
  }, 60_000)
})
