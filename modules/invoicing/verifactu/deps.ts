import type { Certificate } from '#kernel/certificate.ts'
import type { InvoiceSettings } from '#modules/invoicing/invoices/settings.ts'
import type { Agency } from './agency.ts'

export interface VerifactuDeps {
  invoicing: InvoiceSettings
  verifactu: {
    /** Null while nothing is sent: the shop does not send, or has no certificate. */
    agency: Agency | null
    /** Companies that send with a certificate of their own, by their NIF; all others send with the main one, whose holder they have authorised. */
    companies: ReadonlyMap<string, { agency: Agency | null; certificate: Pick<Certificate, 'holder' | 'until'> }>
    url: string
    /** Whose door it is: the agency's own, its test door, or another that a setting names. */
    host: 'live' | 'test' | 'other'
    certificate: Pick<Certificate, 'holder' | 'until'> | null
    producerAddress: string
    contact: string
    /** When and where the producer signed the declaration of the program; null as long as nobody has. */
    declared: { day: string; place: string; country: string } | null
  }
}

type Sending = VerifactuDeps['verifactu']

/** The door through which a company's records go, with its own certificate where it has one. */
export const agencyFor = ({ agency, companies }: Sending, issuer: string): Agency | null => {
  const own = companies.get(issuer)
  return own ? own.agency : agency
}

/** What a company's records are sent with. */
export const certificateFor = ({ certificate, companies }: Sending, issuer: string) =>
  companies.get(issuer)?.certificate ?? certificate
