import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCertificates } from '#tests/support/fake-tax-agency.ts'
import { readConfig } from './config.ts'
import { serversOf, WatchedCertificates } from './watched-certificates.ts'

const secret = 'a secret of more than thirty-two characters'
const redsys = {
  PAYMENT_GATEWAYS: 'redsys',
  REDSYS_MERCHANT_CODE: '999008881',
  REDSYS_SECRET: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
}
const config = (settings: Record<string, string>) => readConfig({ NODE_ENV: 'test', SECRET: secret, ...settings })
const server = createServer({
  key: readFileSync(testCertificates.strangerKey),
  cert: readFileSync(testCertificates.stranger),
})

describe('certificates', () => {
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const address = () => `https://localhost:${(server.address() as AddressInfo).port}`

  it('are asked of servers that the shop stands on, and of no others', () => {
    expect(serversOf(config({}))).toEqual([])
    expect(serversOf(config({ PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtps://mail.example', ...redsys }))).toEqual([
      { host: 'shop.example', port: 443 },
      { host: 'sis-t.redsys.es', port: 25443 },
      { host: 'mail.example', port: 465 },
    ])
  })

  it('are those of files, and those that servers show, whoever vouches for them', async () => {
    const watched = new WatchedCertificates(
      config({
        PUBLIC_URL: address(),
        VERIFACTU: 'no_verifactu',
        VERIFACTU_CERTIFICATE_FILE: testCertificates.company,
        VERIFACTU_PASSPHRASE: testCertificates.passphrase,
      }),
    )
    const file = { name: 'VERIFACTU_CERTIFICATE_FILE', kind: 'file', until: expect.stringMatching(/^2\d{3}-/) }
    expect(watched.known).toEqual([file])
    expect(await watched.look()).toEqual([file, { name: 'localhost', kind: 'server', until: expect.stringMatching(/^2\d{3}-/) }])
  })

  it('of a server that does not answer are left out', async () => {
    const watched = new WatchedCertificates(config({ PUBLIC_URL: 'https://localhost:1' }))
    expect(await watched.look()).toEqual([])
  })
})
