import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { agencyDoors } from '#modules/invoicing/verifactu/agency.ts'
import { agencyFor, certificateFor } from '#modules/invoicing/verifactu/deps.ts'
import { testCertificates } from '#tests/support/fake-tax-agency.ts'
import { readConfig } from './config.ts'
import { facturaeSigners } from './facturae-settings.ts'
import { verifactuDeps, verifactuOf } from './verifactu-settings.ts'

const folder = () => mkdtempSync(path.join(tmpdir(), 'shop-config-'))

describe('the settings', () => {
  it('are usable without any', () =>
    expect(readConfig({ DATA_DIR: folder() })).toMatchObject({
      PORT: 3000,
      STORE_CODE: 'T013',
      SWITCHER_LANGUAGES: ['es', 'en'],
    }))
  it('name the one that is wrong and never repeat its value', () => {
    expect(() => readConfig({ PORT: 'three', SERVICE_PASSWORD: 'short1' })).toThrow(/PORT[\s\S]*SERVICE_PASSWORD/)
    expect(() => readConfig({ SERVICE_PASSWORD: 'short1' })).not.toThrow(/short1/)
  })
  it('are read from files where they are given as such, each once', () => {
    const DATA_DIR = folder()
    const file = path.join(DATA_DIR, 'address')
    writeFileSync(file, 'smtp://post.example\n')
    expect(readConfig({ DATA_DIR, SMTP_URL_FILE: file }).SMTP_URL).toBe('smtp://post.example')
    expect(() => readConfig({ DATA_DIR, SMTP_URL_FILE: `${file}.not` })).toThrow(
      /SMTP_URL_FILE: the file cannot be read \(ENOENT\)/,
    )
    expect(() => readConfig({ DATA_DIR, SMTP_URL_FILE: file, SMTP_URL: 'smtp://other.example' })).toThrow(/SMTP_URL is given too/)
  })
  it('name what a payment gateway lacks, and never its secret', () => {
    const secret = 'sk_live_that_nobody_sees'
    const given = { PAYMENT_GATEWAYS: 'redsys, stripe', STRIPE_SECRET_KEY: secret, DATA_DIR: folder() }
    expect(() => readConfig(given)).toThrow(/REDSYS_MERCHANT_CODE[\s\S]*REDSYS_SECRET[\s\S]*STRIPE_PUBLISHABLE_KEY/)
    expect(() => readConfig(given)).not.toThrow(secret)
    expect(() => readConfig({ PAYMENT_GATEWAYS: 'paypal' })).toThrow(/PAYMENT_GATEWAYS/)
    expect(readConfig({ DATA_DIR: folder() })).toMatchObject({ PAYMENT_GATEWAYS: ['sandbox'], REDSYS_METHODS: ['card'] })
  })
  it('name a certificate that cannot be opened, and send records only with one that can', () => {
    const { company: VERIFACTU_CERTIFICATE_FILE, passphrase } = testCertificates
    const given = { VERIFACTU_CERTIFICATE_FILE, DATA_DIR: folder() }
    expect(() => readConfig({ ...given, VERIFACTU_PASSPHRASE: 'not-this-one' })).toThrow(
      /VERIFACTU_CERTIFICATE_FILE: .*company\.p12/,
    )
    expect(() => readConfig({ ...given, VERIFACTU_PASSPHRASE: 'not-this-one' })).not.toThrow(/not-this-one/)
    const DATA_DIR = folder()
    const VERIFACTU_PASSPHRASE_FILE = path.join(DATA_DIR, 'passphrase')
    writeFileSync(VERIFACTU_PASSPHRASE_FILE, `${passphrase}\n`)
    const withCertificate = readConfig({ ...given, DATA_DIR, VERIFACTU_PASSPHRASE_FILE })
    expect([verifactuOf(withCertificate), verifactuDeps(withCertificate).agency?.url]).toEqual(['on', agencyDoors.test.person])
    const seal = readConfig({
      ...given,
      DATA_DIR,
      VERIFACTU_PASSPHRASE_FILE,
      VERIFACTU_HOST: 'live',
      VERIFACTU_CERTIFICATE_KIND: 'seal',
    })
    expect(verifactuDeps(seal).agency?.url).toBe(agencyDoors.live.seal)
    const without = readConfig({ DATA_DIR })
    expect([verifactuOf(without), verifactuDeps(without).agency]).toEqual(['no_verifactu', null])
    expect(verifactuDeps(readConfig({ VERIFACTU: 'on', DATA_DIR })).agency).toBeNull()
  })
  it('give a company of another shop a certificate of its own, and name what is missing or cannot be opened', () => {
    const DATA_DIR = folder()
    const secret = path.join(DATA_DIR, 'gaudi')
    writeFileSync(secret, testCertificates.passphrase)
    const given = {
      DATA_DIR,
      VERIFACTU: 'on',
      VERIFACTU_COMPANIES: 'gaudi',
      VERIFACTU_GAUDI_CERTIFICATE_FILE: testCertificates.company,
    }
    expect(() => readConfig(given)).toThrow(/VERIFACTU_GAUDI_NIF/)
    const named = { ...given, VERIFACTU_GAUDI_NIF: 'b-12345674' }
    expect(() => readConfig({ ...named, VERIFACTU_GAUDI_PASSPHRASE: 'not-this-one' })).toThrow(
      /VERIFACTU_GAUDI_CERTIFICATE_FILE: .*company\.p12/,
    )
    expect(() => readConfig({ ...named, VERIFACTU_COMPANIES: 'producer' })).toThrow(/VERIFACTU_COMPANIES/)
    const config = readConfig({ ...named, VERIFACTU_GAUDI_PASSPHRASE_FILE: secret, VERIFACTU_GAUDI_CERTIFICATE_KIND: 'seal' })
    const sending = verifactuDeps(config)
    expect(agencyFor(sending, 'B12345674')?.url).toBe(agencyDoors.test.seal)
    expect(certificateFor(sending, 'B12345674')?.holder).toBe('Tienda del Palacio, S. L.')
    expect([agencyFor(sending, 'B87654321'), certificateFor(sending, 'B87654321')]).toEqual([null, null])
  })
  it('have each company sign its own invoices to public bodies, and nobody those of another', () => {
    const DATA_DIR = folder()
    const signer = fileURLToPath(new URL('../tests/support/certificates/signer.p12', import.meta.url))
    const main = { DATA_DIR, FACTURAE_CERTIFICATE_FILE: signer, FACTURAE_PASSPHRASE: 'granada', ISSUER_NIF: 'B87654323' }
    expect([...facturaeSigners(readConfig(main)).keys()]).toEqual(['B87654323'])
    const named = {
      ...main,
      FACTURAE_COMPANIES: 'gaudi',
      FACTURAE_GAUDI_NIF: 'b-12345674',
      FACTURAE_GAUDI_CERTIFICATE_FILE: signer,
    }
    expect(() => readConfig(named)).toThrow(/FACTURAE_GAUDI_CERTIFICATE_FILE: .*passphrase is another/)
    const config = readConfig({ ...named, FACTURAE_GAUDI_PASSPHRASE: 'granada' })
    expect([...facturaeSigners(config).keys()]).toEqual(['B87654323', 'B12345674'])
    const elliptic = {
      FACTURAE_GAUDI_CERTIFICATE_FILE: testCertificates.company,
      FACTURAE_GAUDI_PASSPHRASE: testCertificates.passphrase,
    }
    expect(() => readConfig({ ...named, ...elliptic })).toThrow(/FACTURAE_GAUDI_CERTIFICATE_FILE: .*RSA/)
  })
  it('keep one secret per shop, readable by its owner only', () => {
    const DATA_DIR = folder()
    const { SECRET } = readConfig({ DATA_DIR })
    expect(readConfig({ DATA_DIR }).SECRET).toBe(SECRET)
    expect(statSync(path.join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)
  })
})
