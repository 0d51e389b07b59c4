import { createHash, randomUUID } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import type { Certificate } from '#kernel/certificate.ts'
import { dayOf, shownDay } from '#kernel/days.ts'
import { Refused } from '#kernel/errors.ts'
import { writeXml, type Xml } from '#modules/invoicing/invoices/xml.ts'

const canonical = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256'

/** The administration's policy of signing Facturae, version 3.1: its address, and the SHA-1 of the document, which it prescribes itself. */
export const signaturePolicy = {
  url: 'http://www.facturae.es/politica_de_firma_formato_facturae/politica_de_firma_formato_facturae_v3_1.pdf',
  description: 'Política de Firma FacturaE v3.1',
  digestMethod: 'http://www.w3.org/2000/09/xmldsig#sha1',
  digest: 'Ohixl6upD6av8N7pEvDABhEL6hM=',
} as const

/** A name as certificates have it, the last part first (RFC 2253). */
const issuerName = (issuer: string) => issuer.split('\n').toReversed().join(',')

/** What the company signs with. @throws Error where it is none for the signature that public bodies prescribe */
export function signingCertificate(certificate: Certificate): Certificate {
  if (certificate.key.asymmetricKeyType !== 'rsa') throw new Error('invoices for public bodies are signed with an RSA key')
  return certificate
}

/** Certificates of companies by their NIF: each signs its own invoices, and nobody another's, since the signature says that the issuer signs. */
export type FacturaeSigners = ReadonlyMap<string, Certificate>

/**
 * Signs an invoice as public bodies want it: XAdES-EPES inside the document, under the administration's policy. The invoice, the certificate
 * and what is said of the signature are all signed.
 * @throws Refused 'facturae.certificate_not_valid' before its first or after its last day
 */
export function signFacturae(xml: string, signer: Certificate, now: Date): string {
  if (now < signer.from || now > signer.until)
    throw new Refused('facturae.certificate_not_valid', {
      from: shownDay(dayOf(signer.from)),
      until: shownDay(dayOf(signer.until)),
    })
  const id = randomUUID()
  const [signature, keyInfo, properties, invoice] = ['Signature', 'KeyInfo', 'SignedProperties', 'Reference'].map(
    (name) => `${name}-${id}`,
  ) as [string, string, string, string]
  const signing = new SignedXml({
    privateKey: signer.key,
    canonicalizationAlgorithm: canonical,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    keyInfoAttributes: { Id: keyInfo },
    getKeyInfoContent: () =>
      `<ds:X509Data><ds:X509Certificate>${signer.certificate.raw.toString('base64')}</ds:X509Certificate></ds:X509Data>`,
    objects: [{ content: qualifying({ signature, properties, invoice }, signer, now), attributes: { Id: `Object-${id}` } }],
  })
  signing.addReference({
    xpath: '/*',
    id: invoice,
    isEmptyUri: true,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonical],
    digestAlgorithm: sha256,
  })
  signing.addReference({
    xpath: `//*[@Id='${properties}']`,
    type: 'http://uri.etsi.org/01903#SignedProperties',
    transforms: [canonical],
    digestAlgorithm: sha256,
  })
  signing.addReference({ xpath: `//*[@Id='${keyInfo}']`, transforms: [canonical], digestAlgorithm: sha256 })
  signing.computeSignature(xml, {
    prefix: 'ds',
    attrs: { Id: signature },
    location: { reference: '/*', action: 'append' },
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${withoutDeclaration(signing.getSignedXml())}\n`
}

const withoutDeclaration = (xml: string) => xml.slice(Math.max(0, xml.indexOf('<fe:Facturae'))).trim()

/** An element with attributes, of parts that are written already. */
const around = (name: string, attributes: Record<string, string>, inside: string) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}>${inside}</${name}>`

/** What is said of the signature and signed with it: when, with which certificate, under which policy, as whom, and of what. */
function qualifying(
  ids: { signature: string; properties: string; invoice: string },
  { certificate }: Certificate,
  now: Date,
): string {
  const method = (algorithm: string) => around('ds:DigestMethod', { Algorithm: algorithm }, '')
  const text = (name: string, content: string) => writeXml([name, content] satisfies Xml)
  const digest = createHash('sha256').update(certificate.raw).digest('base64')
  const mine = around(
    'xades:Cert',
    {},
    around('xades:CertDigest', {}, method(sha256) + text('ds:DigestValue', digest)) +
      around(
        'xades:IssuerSerial',
        {},
        text('ds:X509IssuerName', issuerName(certificate.issuer)) +
          text('ds:X509SerialNumber', BigInt(`0x${certificate.serialNumber}`).toString()),
      ),
  )
  const policy =
    around(
      'xades:SigPolicyId',
      {},
      text('xades:Identifier', signaturePolicy.url) + text('xades:Description', signaturePolicy.description),
    ) + around('xades:SigPolicyHash', {}, method(signaturePolicy.digestMethod) + text('ds:DigestValue', signaturePolicy.digest))
  const ofSignature =
    text('xades:SigningTime', now.toISOString()) +
    around('xades:SigningCertificate', {}, mine) +
    around('xades:SignaturePolicyIdentifier', {}, around('xades:SignaturePolicyId', {}, policy)) +
    around('xades:SignerRole', {}, around('xades:ClaimedRoles', {}, text('xades:ClaimedRole', 'emisor')))
  const ofInvoice = around(
    'xades:DataObjectFormat',
    { ObjectReference: `#${ids.invoice}` },
    text('xades:Description', 'Factura electrónica') + text('xades:MimeType', 'text/xml'),
  )
  return around(
    'xades:QualifyingProperties',
    { 'xmlns:xades': 'http://uri.etsi.org/01903/v1.3.2#', Target: `#${ids.signature}` },
    around(
      'xades:SignedProperties',
      { Id: ids.properties },
      around('xades:SignedSignatureProperties', {}, ofSignature) + around('xades:SignedDataObjectProperties', {}, ofInvoice),
    ),
  )
}
