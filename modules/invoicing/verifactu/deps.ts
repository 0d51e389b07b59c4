import type { Certificate } from '#kernel/certificate.ts'
import type { InvoiceSettings } from '#modules/invoicing/invoices/settings.ts'
import type { Agency } from './agency.ts'

export interface VerifactuDeps {
  invoicing: InvoiceSettings
  verifactu: {
    /** Null while nothing is sent: the shop does not send, or has no certificate. */
    agency: Agency | null
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
