/** A screen of 2.6 pixels a point is asked for as many as one of 2 has, one of 3 for a few more. */
const share = 0.75
const dense = '(min-resolution: 2.2dppx)'

/**
 * The `sizes` of a picture where a phone whose screen is denser than an eye can tell apart fetches no more than it shows: half the bytes.
 * What stands last in `sizes` is a phone's. A picture that is looked at closely, such as an enlargement, is not shown so.
 */
export function sharpEnough(sizes: string): string {
  const known = written.get(sizes)
  if (known !== undefined) return known
  const sharp = sharpened(sizes)
  if (written.size === mostWritten) written.clear()
  written.set(sizes, sharp)
  return sharp
}

/** A page draws dozens of pictures of a few sizes. */
const written = new Map<string, string>()
const mostWritten = 1_000

function sharpened(sizes: string): string {
  const parts = sizes.split(', ')
  const last = parts.pop()!
  const [, value, unit] = /^(\d+)(vw|px)$/.exec(last) ?? []
  return value === undefined ? sizes : [...parts, `${dense} ${Math.ceil(Number(value) * share)}${unit}`, last].join(', ')
}
