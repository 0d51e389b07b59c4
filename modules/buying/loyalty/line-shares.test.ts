import { expect, it } from 'vitest'
import { sharedOut } from './ledger.ts'
import { type LineGoingBack, sharesOf } from './line-shares.ts'

const none = { numerator: 0, denominator: 1 }
const line = (kind: 'book' | 'object', paid: number, bonus: number, copies: [number, number] = [0, 1]): LineGoingBack => {
  const part = { numerator: copies[0], denominator: copies[1] }
  return {
    kind,
    quantity: copies[1],
    list_unit_cents: (paid + bonus) / copies[1],
    paid_cents: paid,
    bonus_cents: bonus,
    earnedPart: part,
    spentPart: part,
  }
}
const backOf = (lines: LineGoingBack[], earned: number, spent: number) => {
  const shares = sharesOf(lines, earned)
  return [sharedOut(earned, [shares.earned]), sharedOut(spent, [shares.spent])]
}

it('gives points back with the line that they paid for, and with no other', () => {
  expect(backOf([line('object', 0, 1000), line('book', 2000, 0, [1, 1])], 0, 1000)).toEqual([0, 0])
  expect(backOf([line('object', 0, 1000, [1, 1]), line('book', 2000, 0)], 0, 1000)).toEqual([0, 1000])
})
it('takes earned points back with the line that earned them: a book brings back none of an object’s', () => {
  expect(backOf([line('object', 1000, 0), line('book', 2000, 0, [1, 1])], 50, 0)).toEqual([0, 0])
  expect(backOf([line('object', 1000, 0, [1, 1]), line('book', 2000, 0)], 50, 0)).toEqual([50, 0])
  expect(backOf([line('object', 1000, 0), line('book', 2000, 0, [1, 1])], 150, 0)).toEqual([100, 0])
})
it('follows the copies, and money alone where no copy comes back', () => {
  expect(backOf([line('object', 2000, 1000, [1, 3])], 100, 1000)).toEqual([33, 333])
  const money = { ...line('object', 2000, 1000), earnedPart: { numerator: 500, denominator: 2000 }, spentPart: none }
  expect(backOf([money], 100, 1000)).toEqual([25, 0])
})
it('comes to the whole when the copies go back one by one, of lines of any quantities', () => {
  const quantities = [7, 11, 13, 16]
  const shares = quantities.flatMap((quantity, which) =>
    Array.from({ length: quantity }, () =>
      sharesOf(
        quantities.map((value, index) => line('object', 997 * value, 101 * value, [index === which ? 1 : 0, value])),
        2_343,
      ),
    ),
  )
  expect(
    sharedOut(
      2_343,
      shares.map((share) => share.earned),
    ),
  ).toBe(2_343)
  expect(
    sharedOut(
      4_747,
      shares.map((share) => share.spent),
    ),
  ).toBe(4_747)
})
