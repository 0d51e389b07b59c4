import { z } from 'zod'
import { usualSeries } from '#modules/invoicing/invoices/series.ts'
import { agencyUrls, type InvoiceSettings } from '#modules/invoicing/invoices/settings.ts'
import { isSpanishTaxId, normalTaxId } from '#modules/people/customers/tax-id.ts'
import type { Config } from './config.ts'
import { programOf, verifactuOf, verifactuSettings } from './verifactu-settings.ts'

/** Who issues the invoices and how the shop stands towards the tax agency; every setting from the environment. */
export const invoiceSettings = {
  ISSUER_NAME: z.string().default('Tienda del Palacio, S. L.'),
  ISSUER_NIF: z.string().default('B12345674').transform(normalTaxId).refine(isSpanishTaxId, 'a Spanish NIF'),
  ISSUER_STREET: z.string().default('Patio de la Alberca, 1'),
  ISSUER_POSTCODE: z.string().default('18009'),
  ISSUER_CITY: z.string().default('Granada'),
  ISSUER_PROVINCE: z.string().default('Granada'),
  ISSUER_REGISTRY: z.string().default('Registro Mercantil de Granada, tomo 13, folio 13, hoja GR-1313'),
  ISSUER_IBAN: z
    .string()
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/))
    .default('ES2699990001440000001313'),
  INVOICE_SERIES_SIMPLIFIED: z
    .string()
    .regex(/^[A-Z]{1,3}$/)
    .default(usualSeries.simplified),
  INVOICE_SERIES_FULL: z
    .string()
    .regex(/^[A-Z]{1,3}$/)
    .default(usualSeries.full),
  INVOICE_SERIES_LIBRARIES: z
    .string()
    .regex(/^[A-Z]{1,3}$/)
    .default(usualSeries.libraries),
  ...verifactuSettings,
}

export const invoicingOf = (config: Config): InvoiceSettings => ({
  issuer: {
    name: config.ISSUER_NAME,
    taxId: config.ISSUER_NIF,
    street: config.ISSUER_STREET,
    postcode: config.ISSUER_POSTCODE,
    city: config.ISSUER_CITY,
    region: config.ISSUER_PROVINCE,
    country: 'ES',
    registry: config.ISSUER_REGISTRY,
    iban: config.ISSUER_IBAN,
    email: config.CONTACT_EMAIL,
    phone: config.CONTACT_PHONE,
  },
  verifactu: verifactuOf(config),
  program: programOf(config),
  agencyUrl: agencyUrls[config.VERIFACTU_HOST],
  series: {
    simplified: config.INVOICE_SERIES_SIMPLIFIED,
    full: config.INVOICE_SERIES_FULL,
    libraries: config.INVOICE_SERIES_LIBRARIES,
  },
})
