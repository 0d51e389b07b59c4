const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const
const mirrored = (bits: string) => [...bits].toReversed().join('')
const inverted = (bits: string) => [...bits].map((bit) => (bit === '0' ? '1' : '0')).join('')
/** Which of the left six digits are written the other way, by the first digit, which has no bars of its own. */
const parities = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'] as const

/** The 95 modules of an EAN-13 as 1 (bar) and 0 (space); empty when the text is not thirteen digits. */
export function ean13Modules(number: string): string {
  if (!/^\d{13}$/.test(number)) return ''
  const digits = [...number].map(Number)
  const parity = parities[digits[0] ?? 0] ?? parities[0]
  const left = digits.slice(1, 7).map((digit, index) => {
    const bits = odd[digit] ?? ''
    return parity[index] === 'O' ? bits : mirrored(inverted(bits))
  })
  const right = digits.slice(7).map((digit) => inverted(odd[digit] ?? ''))
  return `101${left.join('')}01010${right.join('')}101`
}

/** Bars as a path, one module a unit wide and `height` units high. */
export function barsPath(number: string, height: number): string {
  const bars = [...ean13Modules(number).matchAll(/1+/g)]
  return bars.map(({ index, 0: bar }) => `M${index} 0h${bar.length}v${height}h-${bar.length}z`).join('')
}
