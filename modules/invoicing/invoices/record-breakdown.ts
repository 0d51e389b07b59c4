import { type Cents, cents } from '#kernel/money.ts'
import type { TaxTreatment } from '#modules/goods/pricing/treatment.ts'
import { agencyAmount } from './fingerprint.ts'
import type { Invoice, VatRow } from './invoice.ts'
import type { Xml } from './xml.ts'

/** Percentages with two decimals: 4.00, 5.20. */
const percent = (value: number): string => value.toFixed(2)

/** Why no Spanish VAT is charged (Ley 37/1992): exports (art. 21), supplies to businesses of the Union (art. 25), distance sales taxed elsewhere. */
const untaxed: Record<Exclude<TaxTreatment, 'domestic'>, { regime: string; reason: Xml }> = {
  export: { regime: '02', reason: ['sf:OperacionExenta', 'E2'] },
  intra_eu: { regime: '01', reason: ['sf:OperacionExenta', 'E5'] },
  oss: { regime: '17', reason: ['sf:CalificacionOperacion', 'N2'] },
}

/** Sold in Spain at a rate, with the recargo of a retailer where there is one. */
const taxed = (row: VatRow): Xml => [
  'sf:DetalleDesglose',
  [
    ['sf:Impuesto', '01'],
    ['sf:ClaveRegimen', row.surchargePercent === 0 ? '01' : '18'],
    ['sf:CalificacionOperacion', 'S1'],
    ['sf:TipoImpositivo', percent(row.percent)],
    ['sf:BaseImponibleOimporteNoSujeto', agencyAmount(row.base)],
    ['sf:CuotaRepercutida', agencyAmount(row.vat)],
    row.surchargePercent === 0 ? null : ['sf:TipoRecargoEquivalencia', percent(row.surchargePercent)],
    row.surchargePercent === 0 ? null : ['sf:CuotaRecargoEquivalencia', agencyAmount(row.surcharge)],
  ],
]

/** Domestic and without VAT: exempt by art. 20. */
const exempt = (amount: Cents, { regime, reason }: { regime: string; reason: Xml }): Xml => [
  'sf:DetalleDesglose',
  [['sf:Impuesto', '01'], ['sf:ClaveRegimen', regime], reason, ['sf:BaseImponibleOimporteNoSujeto', agencyAmount(amount)]],
]

/**
 * The amounts of a record, a row for each rate. What another country taxes is one amount with that country's VAT inside, so that the
 * rows come to what was paid.
 */
export function breakdown({ treatment, vat, totalCents }: Pick<Invoice, 'treatment' | 'vat' | 'totalCents'>): Xml {
  if (treatment !== 'domestic') return ['sf:Desglose', [exempt(totalCents, untaxed[treatment])]]
  return [
    'sf:Desglose',
    vat.map((row) =>
      row.percent === 0 ? exempt(cents(row.base + row.vat), { regime: '01', reason: ['sf:OperacionExenta', 'E1'] }) : taxed(row),
    ),
  ]
}
