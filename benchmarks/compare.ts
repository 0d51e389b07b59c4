/** Two runs side by side: each figure of the earlier one, and by how much it moved. */

const number = /\b\d[\d,]*(?:\.\d+)?/g
const amountOf = (text: string) => Number(text.replaceAll(',', ''))
const change = (now: string, then: string) => {
  const moved = amountOf(then) === 0 ? 0 : amountOf(now) / amountOf(then) - 1
  return `${moved >= 0 ? '+' : '−'}${Math.abs(moved * 100).toFixed(0)} %`
}

/** What an earlier run said, with how its numbers moved where both say the same things of the same kind. */
export function beside(now: string, then: string | undefined): string {
  if (then === undefined) return 'not in the earlier run'
  const [numbers, before] = [now.match(number) ?? [], then.match(number) ?? []]
  if (numbers.length === 0 || now.replace(number, '#') !== then.replace(number, '#')) return `before: ${then}`
  return `before: ${then} (${numbers.map((value, place) => change(value, before[place]!)).join(', ')})`
}
