import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, verify, X509Certificate } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { certificateIn } from '#api/certificate-file.ts'
import { day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import { type PaidLine, totalsOfVat } from '#modules/invoicing/invoices/amounts.ts'
import { facturaeXml } from '#modules/invoicing/invoices/facturae.ts'
import type { InvoiceDraft } from '#modules/invoicing/invoices/invoice.ts'
import { testCertificates } from '#tests/support/fake-tax-agency.ts'
import { draftOf, paidLine, testInvoicing, townLibrary } from '#tests/support/invoicing.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { canonicalXml, faultsOfFacturae } from '#tests/support/xml.ts'
import { signaturePolicy, signFacturae, signingCertificate } from './sign-facturae.ts'

const certificates = fileURLToPath(new URL('../../../tests/support/certificates/', import.meta.url))
const signer = certificateIn({ file: path.join(certificates, 'signer.p12'), passphrase: 'granada' })
const now = new Date('2026-12-01T09:00:00Z')
const invoiceOf = (change: Partial<InvoiceDraft> & { paid?: PaidLine[] } = {}) => {
  const { replacesIds: _none, ...draft } = draftOf({ kind: 'F1', series: 'L', buyer: townLibrary, prices: 'net', ...change })
  return {
    ...draft,
    id: 1,
    year: 2026,
    number: 'L-2026-000009',
    issueDate: day('2026-11-30'),
    issuer: testInvoicing.issuer,
    ...totalsOfVat(draft.vat),
  }
}
const xml = facturaeXml(
  invoiceOf({ paid: [paidLine({ description: 'Árboles & «fuentes» <del> palacio', grossCents: cents(1990) })] }),
)
const signed = signFacturae(xml, signer, now)
const part = (name: string, of = signed) => new RegExp(`<${name}[ >][\\s\\S]*?</${name}>`).exec(of)?.[0] ?? ''
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
/** A part as it stands in the document, with the namespaces of what is around it. */
const within = (text: string, ...more: string[]) =>
  text.replace(
    /^<[\w:]+/,
    (start) =>
      `${start} xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:fe="http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml" ${more.join(' ')}`,
  )
const digests = [...signed.matchAll(/<ds:DigestValue>([^<]+)<\/ds:DigestValue>/g)].map(([, value]) => value)

/** The command of libxmlsec; CI installs it. */
const xmlsec = spawnSync('xmlsec1', ['--version']).status === 0

describe('a signed invoice', () => {
  it('is valid against the public schema, signed and unsigned', async () => {
    expect(await faultsOfFacturae(xml)).toEqual([])
    expect(await faultsOfFacturae(signed)).toEqual([])
    expect(await faultsOfFacturae(signed.replace('<FileHeader>', '<Header/><FileHeader>'))).not.toEqual([])
  })

  it('is what another library reckons of it: invoice, properties, certificate and signature', async () => {
    const unsigned = signed.replace(part('ds:Signature'), '')
    expect(digests[0]).toBe(sha256(await canonicalXml(unsigned)))
    const xades = 'xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"'
    expect(digests[1]).toBe(sha256(await canonicalXml(within(part('xades:SignedProperties'), xades))))
    expect(digests[2]).toBe(sha256(await canonicalXml(within(part('ds:KeyInfo')))))
    const certificate = new X509Certificate(Buffer.from(/X509Certificate>([^<]+)</.exec(signed)?.[1] ?? '', 'base64'))
    const value = Buffer.from(/SignatureValue[^>]*>([^<]+)</.exec(signed)?.[1] ?? '', 'base64')
    const info = Buffer.from(await canonicalXml(within(part('ds:SignedInfo'))))
    expect(verify('sha256', info, certificate.publicKey, value)).toBe(true)
    expect(verify('sha256', Buffer.from(`${info} `), certificate.publicKey, value)).toBe(false)
  })

  it('names the policy of the administration, the certificate, the time and the role', () => {
    expect(signed).toContain(`<xades:Identifier>${signaturePolicy.url}</xades:Identifier>`)
    expect(part('xades:SigPolicyHash')).toContain(`<ds:DigestValue>${signaturePolicy.digest}</ds:DigestValue>`)
    expect(part('xades:CertDigest')).toContain(createHash('sha256').update(signer.certificate.raw).digest('base64'))
    expect(part('ds:X509IssuerName')).toBe(
      '<ds:X509IssuerName>CN=Raíz de prueba,O=Autoridad de Prueba\\, S.A.,C=ES</ds:X509IssuerName>',
    )
    expect(part('xades:SigningTime')).toContain('2026-12-01T09:00:00.000Z')
    expect(part('xades:ClaimedRole')).toContain('emisor')
  })

  it.skipIf(!xmlsec)('is verified by xmlsec1, and no longer where an amount was changed', () => {
    const file = path.join(temporaryFolder(onTestFinished), 'invoice.xsig')
    const ask = (content: string) => {
      writeFileSync(file, content)
      const trusted = ['--trusted-pem', path.join(certificates, 'signer-authority.pem')]
      return execFileSync(
        'xmlsec1',
        ['--verify', ...trusted, '--id-attr:Id', 'SignedProperties', '--id-attr:Id', 'KeyInfo', file],
        {
          stdio: 'pipe',
        },
      ).toString()
    }
    expect(() => ask(signed)).not.toThrow()
    expect(() => ask(signed.replace('<TotalAmount>19.90', '<TotalAmount>19.91'))).toThrow()
    expect(() => ask(signed.replace('>emisor<', '>receptor<'))).toThrow()
  })

  it('is not made with a certificate that is not valid yet or no more', () => {
    for (const at of ['2026-11-01T00:00:00Z', '2200-01-01T00:00:00Z'])
      expect(() => signFacturae(xml, signer, new Date(at))).toThrow(
        expect.objectContaining({ code: 'facturae.certificate_not_valid' }),
      )
  })
})

describe('a certificate to sign with', () => {
  it('has an RSA key, as public bodies prescribe', () => {
    expect(signingCertificate(signer)).toBe(signer)
    const ofTheAgency = certificateIn({ file: path.join(certificates, 'company.p12'), passphrase: testCertificates.passphrase })
    expect(() => signingCertificate(ofTheAgency)).toThrow('RSA')
  })
})
