import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testCertificates } from '#tests/support/fake-tax-agency.ts'
import { sourceFiles } from '#tests/support/source-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { certificateIn } from './certificate-file.ts'

const at = (name: string) => fileURLToPath(new URL(`../tests/support/certificates/${name}`, import.meta.url))
const signer = certificateIn({ file: at('signer.p12'), passphrase: 'granada' })

describe('a certificate with its key', () => {
  it('is read from PKCS#12 in the ciphers of today and of before, and on elliptic curves', () => {
    const before = certificateIn({ file: at('signer-of-before.p12'), passphrase: 'granada' })
    expect(before.certificate.fingerprint256).toBe(signer.certificate.fingerprint256)
    expect([before.holder, before.until]).toEqual(['Tienda del Palacio, S. L.', signer.until])
    const curves = certificateIn({ file: at('company.p12'), passphrase: testCertificates.passphrase })
    expect([curves.key.asymmetricKeyType, curves.until.getFullYear()]).toEqual(['ec', 2126])
  })

  it('is read from PEM, in one file with those of who vouches for it or with its key apart', () => {
    const apart = certificateIn({ file: at('company.pem'), keyFile: at('company.key') })
    expect(apart.others).toEqual([])
    const file = path.join(temporaryFolder(onTestFinished), 'all.pem')
    writeFileSync(file, ['authority.pem', 'company.key', 'company.pem'].map((name) => readFileSync(at(name), 'utf8')).join('\n'))
    const together = certificateIn({ file })
    expect(together.certificate.fingerprint256).toBe(apart.certificate.fingerprint256)
    expect(together.others).toHaveLength(1)
  })

  it('is opened with a pass phrase from a file of its own, in which an end of line is nothing', () => {
    const passphraseFile = path.join(temporaryFolder(onTestFinished), 'phrase')
    writeFileSync(passphraseFile, 'granada\n')
    expect(certificateIn({ file: at('signer.p12'), passphraseFile }).holder).toBe(signer.holder)
  })

  it.each([
    ['another pass phrase', { file: at('signer.p12'), passphrase: 'alhambra' }, /signer\.p12 .*passphrase is another/],
    ['no pass phrase', { file: at('signer.p12') }, /signer\.p12 .*passphrase is another/],
    ['a file that is not there', { file: '/nowhere.p12' }, /nowhere\.p12/],
    ['a file of something else', { file: at('company.key') }, /company\.key .*no certificate of its key/],
    ['the key of another', { file: at('company.pem'), keyFile: at('stranger.key') }, /company\.pem .*no certificate of its key/],
    ['no key at all', { file: at('company.pem') }, /company\.pem .*the key cannot be opened/],
  ])('says what is wrong with %s, by the name of its file', (_what, files, sentence) => {
    expect(() => certificateIn(files)).toThrow(sentence)
  })

  it('is opened in one place', () => {
    const openers = sourceFiles().filter(({ name, text }) => !name.includes('.test.') && /from 'node-forge'|\bpfx\b:/.test(text))
    expect(openers.map(({ name }) => name)).toEqual(['kernel/certificate.ts'])
  })
})
