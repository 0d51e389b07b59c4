import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { describe, expect, it, onTestFinished } from 'vitest'
import { certificateIn } from '#api/certificate-file.ts'
import { openSession } from '#modules/people/access/caller.ts'
import { type TestShop, withShop } from '#tests/support/shop.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { applePass } from './apple-pass.ts'
import { googleSaveLink } from './google-pass.ts'

const run = promisify(execFile)
const signerFile = fileURLToPath(new URL('../../../tests/support/certificates/signer.p12', import.meta.url))
const certificate = certificateIn({ file: signerFile, passphrase: 'granada' })
const issuer = { passType: 'pass.example.card', team: 'ABCDE12345' }
const at = new Date('2026-11-24T10:00:00Z')
const card = {
  number: '2912345678903',
  holder: 'Irene Gómez',
  language: 'ca' as const,
  shop: 'La Botiga del Palau',
  page: 'https://shop.example/ca/privat/targeta',
}

let serial = 0
/** Somebody with an account, signed in. */
async function customer(shop: TestShop): Promise<{ id: string; token: string }> {
  const id = `c-pass-${++serial}`
  await shop.sql`
    insert into customer (id, kind, email, password_hash, language, name, surnames, verified_at)
    values (${id}, 'private', ${`${id}@example.com`}, 'x', 'es', 'Irene', 'Gómez', now())`
  return { id, token: await openSession(shop.sql, { kind: 'customer', id, email: `${id}@example.com` }, new Date()) }
}

describe('a pass of Apple Wallet', () => {
  it('holds the card, its pictures, the sums of all of them, and a signature that openssl finds good', async () => {
    const folder = temporaryFolder(onTestFinished)
    const file = path.join(folder, 'card.pkpass')
    await writeFile(file, await applePass(issuer, card, { certificate, at }))
    await run('unzip', ['-q', file, '-d', folder])
    const manifest: Record<string, string> = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'))
    const pictures = ['icon', 'logo'].flatMap((name) => ['', '@2x', '@3x'].map((suffix) => `${name}${suffix}.png`))
    expect(Object.keys(manifest).toSorted()).toEqual([...pictures, 'pass.json'].toSorted())
    for (const [name, sum] of Object.entries(manifest)) {
      const content = await readFile(path.join(folder, name))
      expect([name, createHash('sha1').update(content).digest('hex')]).toEqual([name, sum])
    }
    expect(JSON.parse(await readFile(path.join(folder, 'pass.json'), 'utf8'))).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.card',
      teamIdentifier: 'ABCDE12345',
      serialNumber: card.number,
      barcodes: [{ format: 'PKBarcodeFormatCode128', message: card.number }],
      storeCard: { primaryFields: [{ value: 'Irene Gómez' }] },
    })
    const certificateFile = path.join(folder, 'signer.pem')
    await writeFile(certificateFile, certificate.certificate.toString())
    const verify = ['smime', '-verify', '-inform', 'DER', '-in', 'signature', '-content', 'manifest.json', '-binary', '-noverify']
    const { stderr } = await run('openssl', [...verify, '-certfile', certificateFile], { cwd: folder })
    expect(stderr).toContain('Verification successful')
    await writeFile(path.join(folder, 'manifest.json'), '{}')
    await expect(run('openssl', [...verify, '-certfile', certificateFile], { cwd: folder })).rejects.toThrow(
      /verification failure/i,
    )
  })

  it('has the same form without a certificate, and no signature', async () => {
    const folder = temporaryFolder(onTestFinished)
    const file = path.join(folder, 'card.pkpass')
    await writeFile(file, await applePass(issuer, card, null))
    const { stdout } = await run('unzip', ['-Z1', file])
    expect(stdout).toContain('manifest.json')
    expect(stdout).not.toContain('signature')
  })
})

it('Google Wallet is led to a card that the service account signed', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const google = { issuer: '3388000000001', account: 'card@example.iam.gserviceaccount.com', key: await exportPKCS8(privateKey) }
  const link = await googleSaveLink({ ...google, publicUrl: 'https://shop.example' }, card, at)
  expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//)
  expect(link.length).toBeLessThan(1_800)
  const { payload } = await jwtVerify(link.split('/').at(-1) ?? '', publicKey, { audience: 'google', currentDate: at })
  expect(payload).toMatchObject({
    iss: google.account,
    typ: 'savetowallet',
    origins: ['https://shop.example'],
    payload: {
      loyaltyClasses: [{ id: '3388000000001.loyalty-card-ca', issuerName: card.shop }],
      loyaltyObjects: [{ accountId: card.number, barcode: { type: 'EAN_13', value: card.number }, state: 'ACTIVE' }],
    },
  })
})

describe('the card of a customer', () => {
  const shop = withShop({
    WALLET_APPLE_PASS_TYPE: issuer.passType,
    WALLET_APPLE_TEAM: issuer.team,
    WALLET_APPLE_CERTIFICATE_FILE: signerFile,
    WALLET_APPLE_PASSPHRASE: 'granada',
  })

  it('is there at once, on paper and as a pass, by addresses that end and open nobody else’s', async () => {
    const session = await customer(shop)
    expect((await shop.call('POST', '/loyalty/card/passes/', session)).status).toBe(404)
    const { body } = await shop.call('POST', '/loyalty/card/', session)
    const { body: passes } = await shop.call('POST', '/loyalty/card/passes/', session, 'es')
    expect(passes.google).toBeNull()
    const paper = await shop.app.inject({ url: passes.paper })
    expect([paper.statusCode, paper.headers['content-type'], paper.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    const pass = await shop.app.inject({ url: passes.apple })
    expect(pass.headers['content-type']).toBe('application/vnd.apple.pkpass')
    const file = path.join(temporaryFolder(onTestFinished), 'card.pkpass')
    await writeFile(file, pass.rawPayload)
    const { stdout } = await run('unzip', ['-p', file, 'pass.json'])
    expect(JSON.parse(stdout).serialNumber).toBe(body.card.number)
    for (const url of [passes.paper.replace(/.$/, 'x'), passes.apple.replace(/key=./, 'key=z')])
      expect((await shop.app.inject({ url })).statusCode).toBe(404)
  })
})

describe('a shop without certificates', () => {
  const shop = withShop()
  it('offers the card on paper alone', async () => {
    const session = await customer(shop)
    await shop.call('POST', '/loyalty/card/', session)
    const { body } = await shop.call('POST', '/loyalty/card/passes/', session)
    expect([body.apple, body.google]).toEqual([null, null])
    const pass = body.paper.replace('/paper/', '/pass/')
    expect((await shop.app.inject({ url: pass })).statusCode).toBe(404)
  })
})
