import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import { agencyAmount, agencyInstant, fingerprintOfCancel, fingerprintOfIssue } from './fingerprint.ts'
import { qrSquares, qrText } from './qr.ts'

const first = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60'
const second = 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97'
const record = {
  issuer: '89890001K',
  number: '12345678/G33',
  date: '01-01-2024',
  kind: 'F1',
  tax: '12.35',
  total: '123.45',
  previous: '',
  generatedAt: '2024-01-01T19:20:30+01:00',
}

describe('the fingerprint of a billing record', () => {
  it('is that of the first record of the tax agency’s own example', () => expect(fingerprintOfIssue(record)).toBe(first))

  it('is that of the record that follows it', () =>
    expect(
      fingerprintOfIssue({ ...record, number: '12345679/G34', previous: first, generatedAt: '2024-01-01T19:20:35+01:00' }),
    ).toBe(second))

  it('is that of the cancellation in the example', () =>
    expect(
      fingerprintOfCancel({ ...record, number: '12345679/G34', previous: second, generatedAt: '2024-01-01T19:20:40+01:00' }),
    ).toBe('177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68'))

  it('does not depend on spaces around a value', () =>
    expect(fingerprintOfIssue({ ...record, number: ' 12345678/G33 ' })).toBe(first))

  it('writes amounts with a point and two decimals, and instants with Madrid’s offset in winter and summer', () => {
    expect([0, 5, -5, 12345, -199000].map((amount) => agencyAmount(cents(amount)))).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '123.45',
      '-1990.00',
    ])
    expect(agencyInstant(new Date('2024-01-01T18:20:30Z'))).toBe('2024-01-01T19:20:30+01:00')
    expect(agencyInstant(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01T00:00:00+01:00')
    expect(agencyInstant(new Date('2026-07-01T22:30:05Z'))).toBe('2026-07-02T00:30:05+02:00')
  })
})

describe('the QR code of an invoice', () => {
  const invoice = {
    number: '12345678/G33',
    issueDate: day('2024-01-01'),
    totalCents: cents(24140),
    issuer: { taxId: '89890001K' },
  }
  const agencyUrl = 'https://www2.agenciatributaria.gob.es'

  it('leads to the tax agency with issuer, number, day and total', () =>
    expect(qrText({ verifactu: 'on', agencyUrl }, invoice)).toBe(
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678%2FG33&fecha=01-01-2024&importe=241.40',
    ))

  it('names another page where records are not sent, and is left out where the shop is outside the regulation', () => {
    expect(qrText({ verifactu: 'no_verifactu', agencyUrl }, invoice)).toContain('/ValidarQRNoVerifactu?')
    expect(qrText({ verifactu: 'off', agencyUrl }, invoice)).toBeNull()
  })

  it('has the three corners of every QR code', () => {
    const squares = qrSquares('https://example.test')
    const corner = (row: number, column: number) => [0, 6].every((step) => squares[row + step]?.[column + step])
    const end = squares.length - 7
    expect([corner(0, 0), corner(0, end), corner(end, 0)]).toEqual([true, true, true])
  })
})
