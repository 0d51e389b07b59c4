import { encode } from 'uqr'
import { agencyAmount, agencyDay } from './fingerprint.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceSettings } from './settings.ts'

/**
 * What the QR code of an invoice says: the tax agency's address where anybody may compare it (Orden HAC/1177/2024).
 * Null when the shop is outside the regulation.
 */
export function qrText(
  { verifactu, agencyUrl }: Pick<InvoiceSettings, 'verifactu' | 'agencyUrl'>,
  invoice: Pick<Invoice, 'number' | 'issueDate' | 'totalCents'> & { issuer: { taxId: string } },
): string | null {
  if (verifactu === 'off') return null
  const page = verifactu === 'on' ? 'ValidarQR' : 'ValidarQRNoVerifactu'
  const query = new URLSearchParams({
    nif: invoice.issuer.taxId,
    numserie: invoice.number,
    fecha: agencyDay(invoice.issueDate),
    importe: agencyAmount(invoice.totalCents),
  })
  return `${agencyUrl}/wlpl/TIKE-CONT/${page}?${query}`
}

/** The squares of a QR code, true for dark, without a margin; error correction M as the regulation asks. */
export const qrSquares = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data
