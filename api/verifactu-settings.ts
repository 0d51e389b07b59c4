import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Certificate } from '#kernel/certificate.ts'
import type { ProgramSettings } from '#modules/invoicing/invoices/settings.ts'
import { agencyAt, agencyDoors } from '#modules/invoicing/verifactu/agency.ts'
import type { VerifactuDeps } from '#modules/invoicing/verifactu/deps.ts'
import { isSpanishTaxId, normalTaxId } from '#modules/people/customers/tax-id.ts'
import { certificateIn } from './certificate-file.ts'
import { CompanyNames, certificateKinds } from './company-certificates.ts'
import type { Config } from './config.ts'

const optional = z.string().min(1).optional()

/** How records reach the tax agency, and who answers for the program that writes them; every setting from the environment. */
export const verifactuSettings = {
  /** no_verifactu: records are kept and not sent; on: each goes to the tax agency; off: the shop reports through the SII. */
  VERIFACTU: z.enum(['off', 'on', 'no_verifactu']).optional(),
  /** Where QR codes lead and records go. */
  VERIFACTU_HOST: z.enum(['live', 'test']).default('test'),
  /** Another address for records than the agency's own. */
  VERIFACTU_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Who vouches for that other address, as PEM. */
  VERIFACTU_CA_FILE: optional,
  /** The company's certificate: PKCS#12, or PEM. */
  VERIFACTU_CERTIFICATE_FILE: optional,
  /** The key of a PEM certificate, where it is not in the same file. */
  VERIFACTU_KEY_FILE: optional,
  VERIFACTU_PASSPHRASE: optional,
  VERIFACTU_PASSPHRASE_FILE: optional,
  /** What kind of certificate it is: of a person or representative, or a company's seal; each has its own door. */
  VERIFACTU_CERTIFICATE_KIND: z.enum(certificateKinds).default('person'),
  /** Companies of other shops that send with a certificate of their own; what each needs stands in settings named after it. */
  VERIFACTU_COMPANIES: CompanyNames.optional(),
  /** Who made the program and answers for it; the company itself unless it says otherwise. */
  VERIFACTU_PRODUCER_NAME: z.string().min(1).max(120).optional(),
  VERIFACTU_PRODUCER_NIF: z.string().transform(normalTaxId).refine(isSpanishTaxId, 'a Spanish NIF').optional(),
  VERIFACTU_PRODUCER_ADDRESS: optional,
  /** When and where the declaration of the program was signed: yyyy-mm-dd, place, country. */
  VERIFACTU_DECLARED: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}, [^,]{1,80}, [^,]{1,60}$/, 'yyyy-mm-dd, place, country')
    .optional(),
}

type Given = Pick<
  Config,
  'VERIFACTU_CERTIFICATE_FILE' | 'VERIFACTU_KEY_FILE' | 'VERIFACTU_PASSPHRASE' | 'VERIFACTU_PASSPHRASE_FILE' | 'VERIFACTU_CA_FILE'
>

/** The company's certificate; null without one. @throws Error when its file cannot be used */
export function certificateOf(given: Given): Certificate | null {
  const file = given.VERIFACTU_CERTIFICATE_FILE
  if (file === undefined) return null
  return certificateIn({
    file,
    keyFile: given.VERIFACTU_KEY_FILE,
    passphrase: given.VERIFACTU_PASSPHRASE,
    passphraseFile: given.VERIFACTU_PASSPHRASE_FILE,
  })
}

/** What is wrong with the files that the settings name; nothing when all can be used. */
export function unusableFiles(given: Given): { name: string; message: string }[] {
  const trouble = (name: string, read: () => unknown) => {
    try {
      read()
      return []
    } catch (error) {
      return [{ name, message: (error as Error).message }]
    }
  }
  return [
    ...trouble('VERIFACTU_CERTIFICATE_FILE', () => certificateOf(given)),
    ...trouble('VERIFACTU_CA_FILE', () => given.VERIFACTU_CA_FILE && readFileSync(given.VERIFACTU_CA_FILE)),
  ]
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

export const programOf = (config: Config): ProgramSettings => ({
  producer: {
    name: config.VERIFACTU_PRODUCER_NAME ?? config.ISSUER_NAME,
    taxId: config.VERIFACTU_PRODUCER_NIF ?? config.ISSUER_NIF,
  },
  name: 'Palace Shop',
  id: 'PS',
  version,
})

/** With a certificate records are sent; without one they are kept, unless it is said otherwise. */
export const verifactuOf = (config: Config) => config.VERIFACTU ?? (config.VERIFACTU_CERTIFICATE_FILE ? 'on' : 'no_verifactu')

export function verifactuDeps(config: Config): VerifactuDeps['verifactu'] {
  const certificate = certificateOf(config)
  const urlFor = (kind: Config['VERIFACTU_CERTIFICATE_KIND']) => config.VERIFACTU_URL ?? agencyDoors[config.VERIFACTU_HOST][kind]
  const url = urlFor(config.VERIFACTU_CERTIFICATE_KIND)
  const ca = config.VERIFACTU_CA_FILE === undefined ? {} : { ca: readFileSync(config.VERIFACTU_CA_FILE) }
  const sends = verifactuOf(config) === 'on'
  const [declaredOn = '', place = '', country = ''] = config.VERIFACTU_DECLARED?.split(', ') ?? []
  return {
    agency: sends && certificate ? agencyAt({ url, certificate, ...ca }) : null,
    companies: new Map(
      config.companies.map(({ taxId, kind, certificate: own }) => [
        taxId,
        {
          agency: sends ? agencyAt({ url: urlFor(kind), certificate: own, ...ca }) : null,
          certificate: { holder: own.holder, until: own.until },
        },
      ]),
    ),
    url,
    host: config.VERIFACTU_URL ? 'other' : config.VERIFACTU_HOST,
    certificate: certificate && { holder: certificate.holder, until: certificate.until },
    producerAddress:
      config.VERIFACTU_PRODUCER_ADDRESS ??
      `${config.ISSUER_STREET}, ${config.ISSUER_POSTCODE} ${config.ISSUER_CITY} (${config.ISSUER_PROVINCE}), España`,
    contact: config.CONTACT_EMAIL,
    declared: config.VERIFACTU_DECLARED ? { day: declaredOn, place, country } : null,
  }
}
