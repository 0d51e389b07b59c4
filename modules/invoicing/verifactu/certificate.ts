import { readFileSync } from 'node:fs'
import { Duplex } from 'node:stream'
import { createSecureContext, type SecureContextOptions, TLSSocket } from 'node:tls'

/** The company's certificate, as it is shown to the agency. */
export interface Certificate {
  /** For TLS: never logged, never shown. */
  secret: Pick<SecureContextOptions, 'pfx' | 'cert' | 'key' | 'passphrase'>
  /** Whose it is, as it says itself. */
  holder: string
  validTo: Date
}

interface CertificateFiles {
  /** PKCS#12 (.p12, .pfx), or PEM with the certificate and, unless it has a file of its own, the key. */
  file: string
  keyFile?: string | undefined
  passphrase?: string | undefined
}

const isPem = (bytes: Buffer): boolean => bytes.includes('-----BEGIN')

function secretOf({ file, keyFile, passphrase }: CertificateFiles): Certificate['secret'] {
  const bytes = readFileSync(file)
  const open = passphrase === undefined ? {} : { passphrase }
  return isPem(bytes) ? { cert: bytes, key: keyFile ? readFileSync(keyFile) : bytes, ...open } : { pfx: bytes, ...open }
}

/** What TLS itself makes of it: a socket that leads nowhere says which certificate it would show. */
function shown(secret: Certificate['secret']) {
  const nowhere = new Duplex({ read: () => undefined, write: (_bytes, _encoding, done) => done() })
  const socket = new TLSSocket(nowhere, { secureContext: createSecureContext(secret) })
  const certificate = socket.getX509Certificate()
  socket.destroy()
  return certificate
}

const nameIn = (subject: string): string =>
  (/(?:^|\n)O=(.*)/.exec(subject) ?? /(?:^|\n)CN=(.*)/.exec(subject))?.[1]?.replaceAll('\\', '') ?? subject

/** @throws Error that says which file cannot be used, and what for; nothing of what is in it. */
export function readCertificate(files: CertificateFiles): Certificate {
  try {
    const secret = secretOf(files)
    const certificate = shown(secret)
    if (!certificate) throw new Error('it holds no certificate')
    return { secret, holder: nameIn(certificate.subject), validTo: new Date(certificate.validTo) }
  } catch (error) {
    throw new Error(`${files.file} is no certificate with its key that can be opened: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
