import { readFileSync } from 'node:fs'
import { type Certificate, openCertificate } from '#kernel/certificate.ts'

interface CertificateFiles {
  /** PKCS#12 (.p12, .pfx), or PEM with the certificate and, unless it has a file of its own, the key. */
  file: string
  keyFile?: string | undefined
  passphrase?: string | undefined
  /** The same in a file of its own. */
  passphraseFile?: string | undefined
}

/** @throws Error that says which file cannot be used, and what for; nothing of what is in it */
export function certificateIn({ file, keyFile, passphrase, passphraseFile }: CertificateFiles): Certificate {
  try {
    return openCertificate({
      bytes: readFileSync(file),
      keyBytes: keyFile === undefined ? undefined : readFileSync(keyFile),
      passphrase: passphraseFile === undefined ? passphrase : readFileSync(passphraseFile, 'utf8').trim(),
    })
  } catch (error) {
    throw new Error(`${file} is no certificate with its key that can be opened: ${(error as Error).message}`, { cause: error })
  }
}
