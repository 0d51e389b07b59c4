import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { type OpenInvoice, propose } from './propose.ts'

const invoice = (number: number, change: Partial<OpenInvoice> = {}): OpenInvoice => ({
  invoice_id: number,
  full_number: `L-2026-${String(number).padStart(6, '0')}`,
  customer_id: 'vilanova',
  customer_name: 'Biblioteca de Vilanova',
  tax_id: 'P2807900B',
  due_on: day(`2026-11-${String(number).padStart(2, '0')}`),
  open_cents: number * 1_000,
  names: [],
  ...change,
})
const open = [
  invoice(1),
  invoice(2),
  invoice(4),
  invoice(9, { customer_id: 'sur', customer_name: 'Librería Sur, S. L.', tax_id: 'B12345674', names: ['26-000077'] }),
]
const came = (openCents: number, said = '', party = '', knownPayers: string[] = []) => {
  const proposal = propose({ openCents, said, party, knownPayers }, open)
  return (
    proposal && {
      ...proposal,
      parts: proposal.parts.map(({ invoice: { invoice_id }, cents }) => [invoice_id, cents]),
    }
  )
}

describe('what came in', () => {
  it('pays the invoice that is named, however it is written', () => {
    for (const said of [
      'Fra L-2026-000002',
      'FACTURA L 2026/000002 gracias',
      'l2026000002.',
      'L-2026-0 00002',
      'L-2026-000002 5441948492',
    ])
      expect(came(2_000, said)).toEqual({ parts: [[2, 2_000]], because: ['reference', 'amount'], sure: true })
    expect(came(9_000, 'pedido 26-000077')).toMatchObject({ parts: [[9, 9_000]], sure: true })
  })
  it('pays several that are named together, and leaves open what is short', () => {
    const both = 'L-2026-000004 y L-2026-000001'
    expect(came(5_000, both)).toMatchObject({
      parts: [
        [1, 1_000],
        [4, 4_000],
      ],
      sure: true,
    })
    expect(came(4_500, both)).toMatchObject({
      parts: [
        [1, 1_000],
        [4, 3_500],
      ],
      sure: false,
    })
    expect(came(6_000, both)).toMatchObject({
      parts: [
        [1, 1_000],
        [4, 4_000],
      ],
      sure: false,
    })
  })
  it('does not take a number for the beginning of a longer one', () => {
    expect(came(777, 'L-2026-0000021')).toBeNull()
  })
  it('pays of a known customer what makes up the sum', () => {
    for (const [said, party] of [
      ['', 'TRANSF BIBLIOTECA DE VILANOVA'],
      ['nif P-2807900-B', ''],
      ['', 'BIBLIOTECA DE VILAN'],
    ] as const)
      expect(came(6_000, said, party)).toMatchObject({
        parts: [
          [2, 2_000],
          [4, 4_000],
        ],
        because: ['customer', 'amount'],
        sure: true,
      })
    expect(came(3_000, '', 'x', ['vilanova'])).toMatchObject({
      parts: [
        [1, 1_000],
        [2, 2_000],
      ],
      sure: true,
    })
    expect(came(1_500, '', 'x', ['vilanova'])).toEqual({
      parts: [
        [1, 1_000],
        [2, 500],
      ],
      because: ['customer'],
      sure: false,
    })
  })
  it('is doubtful where only its amount speaks for an invoice, and where nothing does there is no proposal', () => {
    expect(came(9_000, 'gracias', 'Alguien')).toEqual({ parts: [[9, 9_000]], because: ['amount'], sure: false })
    expect(came(123, 'gracias', 'Alguien')).toBeNull()
  })
  it('is doubtful where two ways make up the sum', () => {
    const twice = [invoice(1), invoice(2), invoice(3)]
    expect(propose({ openCents: 3_000, said: '', party: '', knownPayers: ['vilanova'] }, twice)?.sure).toBe(false)
  })
})
