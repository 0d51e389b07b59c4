import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import forge from 'node-forge'

/** A certificate with its key: never logged, never shown but for whose it is and how long it holds. */
export interface Certificate {
  key: KeyObject
  certificate: X509Certificate
  /** Those that came with it, of whoever vouches for it. */
  others: X509Certificate[]
  /** Whose it is, as it says itself: the organisation, or else the common name. */
  holder: string
  from: Date
  until: Date
}

interface CertificateBytes {
  /** PKCS#12 (.p12, .pfx), in the ciphers of today and of before; or PEM with the certificate and, unless it comes apart, the key. */
  bytes: Uint8Array
  keyBytes?: Uint8Array | undefined
  passphrase?: string | undefined
}

/** @throws Error that says what is wrong with it, and nothing of what is in it */
export function openCertificate(given: CertificateBytes): Certificate {
  const { key, certificates } = Buffer.from(given.bytes).includes('-----BEGIN') ? ofPem(given) : ofPkcs12(given)
  const certificate = certificates.find((one) => one.checkPrivateKey(key))
  if (!certificate) throw new Error('it holds no certificate of its key')
  const { subject, validFrom, validTo } = certificate
  const named = /(?:^|\n)O=(.*)/.exec(subject) ?? /(?:^|\n)CN=(.*)/.exec(subject)
  return {
    key,
    certificate,
    others: certificates.filter((one) => one !== certificate),
    holder: named?.[1]?.replaceAll('\\', '') ?? subject,
    from: new Date(validFrom),
    until: new Date(validTo),
  }
}

interface Opened {
  key: KeyObject
  certificates: X509Certificate[]
}

function ofPem({ bytes, keyBytes, passphrase }: CertificateBytes): Opened {
  const begin = '-----BEGIN CERTIFICATE-----'
  const blocks = Buffer.from(bytes).toString('latin1').split(begin).slice(1)
  return {
    key: opened('the key cannot be opened', () =>
      createPrivateKey({ key: Buffer.from(keyBytes ?? bytes), ...(passphrase !== undefined && { passphrase }) }),
    ),
    certificates: opened('the certificate cannot be read', () => blocks.map((block) => new X509Certificate(begin + block))),
  }
}

function ofPkcs12({ bytes, passphrase = '' }: CertificateBytes): Opened {
  const store = opened('it is no PKCS#12, or its passphrase is another', () =>
    forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(Buffer.from(bytes).toString('binary')), passphrase),
  )
  const { pkcs8ShroudedKeyBag = '', keyBag = '', certBag = '' } = forge.pki.oids
  const bags = (type: string) => store.getBags({ bagType: type })[type] ?? []
  const [bag] = [...bags(pkcs8ShroudedKeyBag), ...bags(keyBag)]
  if (!bag) throw new Error('it holds no key')
  // Of a key or certificate on elliptic curves there is the form as it came alone.
  const der = (asn1: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary')
  return {
    key: bag.key
      ? createPrivateKey(forge.pki.privateKeyToPem(bag.key))
      : createPrivateKey({ key: der(bag.asn1), format: 'der', type: 'pkcs8' }),
    certificates: bags(certBag).map(({ cert, asn1 }) => new X509Certificate(cert ? forge.pki.certificateToPem(cert) : der(asn1))),
  }
}

function opened<Result>(otherwise: string, open: () => Result): Result {
  try {
    return open()
  } catch {
    throw new Error(otherwise)
  }
}

/**
 * A detached PKCS#7 signature (RFC 2315, DER) of bytes, with SHA-256, the time of signing and the certificates beside it; only of RSA keys.
 * @throws Error when the key is of another kind
 */
export function signedApart({ key, certificate, others }: Certificate, bytes: Uint8Array, at: Date): Buffer {
  if (key.asymmetricKeyType !== 'rsa') throw new Error('only an RSA key signs here')
  const forgeCertificate = (one: X509Certificate) => forge.pki.certificateFromPem(one.toString())
  const { contentType = '', data = '', messageDigest = '', signingTime = '', sha256 = '' } = forge.pki.oids
  const signer = forgeCertificate(certificate)
  // The package encodes names of the issuer once more than they are: they are handed to it as text.
  for (const attribute of signer.issuer.attributes)
    if (attribute.valueTagClass === (forge.asn1.Type.UTF8 as number))
      attribute.value = forge.util.decodeUtf8(String(attribute.value))
  const signed = forge.pkcs7.createSignedData()
  signed.content = forge.util.createBuffer(Buffer.from(bytes).toString('binary'))
  for (const one of [certificate, ...others]) signed.addCertificate(forgeCertificate(one))
  signed.addSigner({
    key: forge.pki.privateKeyFromPem(key.export({ type: 'pkcs8', format: 'pem' }).toString()),
    certificate: signer,
    digestAlgorithm: sha256,
    authenticatedAttributes: [
      { type: contentType, value: data },
      { type: messageDigest },
      // The type of the package asks for text; what it writes is the instant itself.
      { type: signingTime, value: at as unknown as string },
    ],
  })
  signed.sign({ detached: true })
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
}
