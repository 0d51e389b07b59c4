/** Whether a name fits one pattern of `*` and `?`, whatever the case; in as many steps as both have signs, at most multiplied. */
function fits(pattern: string, name: string): boolean {
  let [at, of, star, behind] = [0, 0, -1, 0]
  while (of < name.length) {
    if (pattern[at] === '*') {
      star = at
      at += 1
      behind = of
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === name[of])) {
      at += 1
      of += 1
    } else if (star === -1) return false
    else {
      at = star + 1
      behind += 1
      of = behind
    }
  }
  while (pattern[at] === '*') at += 1
  return at === pattern.length
}

/** Whether a name fits one of the patterns that are written with commas between them. What begins with a point is nobody's. */
export const fitsPattern = (patterns: string, name: string): boolean =>
  !name.startsWith('.') &&
  patterns
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .some((one) => one !== '' && fits(one, name.toLowerCase()))
