import { z } from 'zod'
import type { Certificate } from '#kernel/certificate.ts'
import { signingCertificate } from '#modules/invoicing/facturae/sign-facturae.ts'
import { isSpanishTaxId, normalTaxId } from '#modules/people/customers/tax-id.ts'
import { certificateIn } from './certificate-file.ts'

export const certificateKinds = ['person', 'seal'] as const

/** What certificates of companies are for: sending records, and signing invoices to public bodies. */
export type CertificateUse = 'VERIFACTU' | 'FACTURAE'

/** A company beside the main one that has a certificate of its own. */
export interface CompanyCertificate {
  name: string
  taxId: string
  kind: (typeof certificateKinds)[number]
  certificate: Certificate
}

/** What is asked of each company, in settings that begin with its name in capitals: VERIFACTU_GAUDI_NIF. */
const Company = z.object({
  NIF: z.string().transform(normalTaxId).refine(isSpanishTaxId, 'a Spanish NIF'),
  CERTIFICATE_FILE: z.string(),
  KEY_FILE: z.string().optional(),
  PASSPHRASE: z.string().optional(),
  CERTIFICATE_KIND: z.enum(certificateKinds).default('person'),
})

/** Names that other settings of the same beginning have already. */
const reserved = new Set(['producer', 'certificate', 'key', 'ca'])
export const CompanyNames = z
  .string()
  .transform((list) => list.split(',').map((text) => text.trim()))
  .pipe(z.array(z.string().regex(/^[a-z][a-z0-9]{0,19}$/)).min(1))
  .refine((names) => new Set(names).size === names.length, 'each once')
  .refine((names) => names.every((name) => !reserved.has(name)), 'other names than those of settings')

/** Whether a setting is the secret of a company's certificate, which may be read from a file. */
export const isCompanySecret = (setting: string): boolean => /^(VERIFACTU|FACTURAE)_[A-Z][A-Z0-9]{0,19}_PASSPHRASE$/.test(setting)

/**
 * The companies that VERIFACTU_COMPANIES or FACTURAE_COMPANIES names, with their certificates.
 * @param given every setting as it was given, without empty values
 * @returns beside them each setting that is missing or wrong; values are never repeated
 */
export function companyCertificates(
  use: CertificateUse,
  names: readonly string[],
  given: Readonly<Record<string, string>>,
): { companies: CompanyCertificate[]; faults: { name: string; message: string }[] } {
  const companies: CompanyCertificate[] = []
  const faults: { name: string; message: string }[] = []
  for (const name of names) {
    const prefix = `${use}_${name.toUpperCase()}_`
    const own = Object.fromEntries(Object.keys(Company.shape).map((field) => [field, given[prefix + field]]))
    const read = Company.safeParse(own)
    if (!read.success) {
      for (const { path, message } of read.error.issues) faults.push({ name: `${prefix}${String(path[0])}`, message })
      continue
    }
    const { NIF: taxId, CERTIFICATE_FILE: file, KEY_FILE: keyFile, PASSPHRASE: passphrase, CERTIFICATE_KIND: kind } = read.data
    try {
      const certificate = certificateIn({ file, keyFile, passphrase })
      companies.push({ name, taxId, kind, certificate: use === 'FACTURAE' ? signingCertificate(certificate) : certificate })
    } catch (error) {
      faults.push({ name: `${prefix}CERTIFICATE_FILE`, message: (error as Error).message })
    }
  }
  for (const [taxId, same] of Map.groupBy(companies, ({ taxId }) => taxId))
    if (same.length > 1) faults.push({ name: `${use}_COMPANIES`, message: `${taxId} is named twice` })
  return { companies, faults }
}
