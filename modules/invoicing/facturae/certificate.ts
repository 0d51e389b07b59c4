import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import forge from 'node-forge'

/** What the company signs with. */
export interface SigningCertificate {
  key: KeyObject
  certificate: X509Certificate
  /** Whose it is, as its common name says. */
  holder: string
  from: Date
  until: Date
}

/**
 * Reads a certificate with its key from a PKCS#12 file (.p12, .pfx), in the ciphers of today and of before.
 * @throws Error that says what is wrong with it
 */
export function readPkcs12(bytes: Uint8Array, passphrase: string): SigningCertificate {
  const store = opened(bytes, passphrase)
  const bags = (type: string) => store.getBags({ bagType: type })[type] ?? []
  const [bag] = [...bags(forge.pki.oids['pkcs8ShroudedKeyBag']!), ...bags(forge.pki.oids['keyBag']!)]
  if (!bag?.key) throw new Error('the file holds no RSA key')
  const key = createPrivateKey(forge.pki.privateKeyToPem(bag.key))
  const certificate = bags(forge.pki.oids['certBag']!)
    .flatMap(({ cert }) => (cert ? [new X509Certificate(forge.pki.certificateToPem(cert))] : []))
    .find((one) => one.checkPrivateKey(key))
  if (!certificate) throw new Error('the file holds no certificate of its key')
  return {
    key,
    certificate,
    holder: /^CN=(.+)$/m.exec(certificate.subject)?.[1] ?? certificate.subject,
    from: new Date(certificate.validFrom),
    until: new Date(certificate.validTo),
  }
}

function opened(bytes: Uint8Array, passphrase: string) {
  try {
    return forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(Buffer.from(bytes).toString('binary')), passphrase)
  } catch {
    throw new Error('the file is no PKCS#12, or its passphrase is another')
  }
}
