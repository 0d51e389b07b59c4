import { z } from 'zod'
import type { Certificate } from '#kernel/certificate.ts'
import { type FacturaeSigners, signingCertificate } from '#modules/invoicing/facturae/sign-facturae.ts'
import { normalTaxId } from '#modules/people/customers/tax-id.ts'
import { certificateIn } from './certificate-file.ts'
import { CompanyNames } from './company-certificates.ts'
import type { Config } from './config.ts'

/** What invoices for public bodies are signed with; unset: they are handed over unsigned. */
export const facturaeSettings = {
  /** PKCS#12 (.p12, .pfx) or PEM, with the certificate and its key. */
  FACTURAE_CERTIFICATE_FILE: z.string().min(1).optional(),
  FACTURAE_PASSPHRASE: z.string().optional(),
  /** The same in a file of its own. */
  FACTURAE_PASSPHRASE_FILE: z.string().min(1).optional(),
  /** Companies of other shops that sign with a certificate of their own; what each needs stands in settings named after it. */
  FACTURAE_COMPANIES: CompanyNames.optional(),
}

type Given = Pick<Config, 'FACTURAE_CERTIFICATE_FILE' | 'FACTURAE_PASSPHRASE' | 'FACTURAE_PASSPHRASE_FILE'>

/** @throws Error that says what is wrong with the file */
export function facturaeSigner(given: Given): Certificate | null {
  const { FACTURAE_CERTIFICATE_FILE: file, FACTURAE_PASSPHRASE: passphrase, FACTURAE_PASSPHRASE_FILE: passphraseFile } = given
  if (file === undefined) return null
  return signingCertificate(certificateIn({ file, passphrase, passphraseFile }))
}

/** Who signs which invoices: the main company with the main certificate, others with their own; without one theirs are handed over unsigned. */
export function facturaeSigners(config: Config): FacturaeSigners {
  const main = facturaeSigner(config)
  const others = config.signers.map(({ taxId, certificate }) => [taxId, certificate] as const)
  return new Map([...(main ? [[normalTaxId(config.ISSUER_NIF), main] as const] : []), ...others])
}

/** What is wrong with the certificate that the settings name; null where it can be used. */
export function facturaeTrouble(given: Given): string | null {
  try {
    facturaeSigner(given)
    return null
  } catch (error) {
    return (error as Error).message
  }
}
