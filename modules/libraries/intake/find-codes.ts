import { parseEan } from '#kernel/isbn.ts'
import type { Fault } from './requested-title.ts'

/** A number in a text that is, or was meant as, an ISBN or EAN. */
export interface Code {
  /** Null when it is none. */
  ean: string | null
  fault: Fault | null
  from: number
  to: number
  /** Whether it was written with ten digits. */
  ten: boolean
}

interface Group {
  text: string
  from: number
  to: number
}

const groups = /\d+/g
/** What may stand between the groups of one number: a hyphen, a space, both. */
const joint = /^[ \u00a0\u2007\u2009\u202f]?[\u00ad\u2010-\u2015\u2212-]?[ \u00a0\u2007\u2009\u202f]?$/
const hyphen = /[\u00ad\u2010-\u2015\u2212-]/
const rounded = /(?<![\d.,])\d(?:[.,]\d+)?\s?E\s?\+?\s?1[0-3](?!\d)/gi
const label = /(?:isbn|ean|gtin|c[oó]digo|codi)(?:[ -]?1[03])? ?(?:\([^)\d]{0,12}\) ?)?(?:n[.ºo°]{0,2} ?)?(?:[:.#=] ?)?$/i
const telephone = /(?:\+|tel[eè]?f?o?n?[oa]?|tlf|tfno|fax|m[oòó]b?v?il|phone|mobile) ?(?:[:.]{1,9} ?)?$/i
const mostGroups = 8

const isBook = (digits: string) => /^97[89]/.test(digits)

function groupsOf(text: string): Group[] {
  return [...text.matchAll(groups)].map(({ 0: digits, index }) => ({ text: digits, from: index, to: index + digits.length }))
}

type Taken = Code & { last: number }

const before = (text: string, { from }: Group) => text.slice(Math.max(0, from - 30), from).replace(/\s+/g, ' ')
const isLabelled = (text: string, group: Group) => label.test(before(text, group))
const isJoined = (text: string, all: readonly Group[], index: number, at: number) =>
  at === index || joint.test(text.slice(all[at - 1]!.to, Math.min(all[at]!.from, all[at - 1]!.to + 4)))

/** Length of the X that ends an ISBN-10 of nine digits; 0 without one. */
const crossAfter = (text: string, to: number): number =>
  /^[ \u00a0\u2010-\u2015-]?[xX](?![\p{L}\d])/u.exec(text.slice(to, to + 4))?.[0].length ?? 0

/** The number of thirteen digits that begins at a group, or one plainly meant as such. */
function thirteenAt(text: string, all: readonly Group[], index: number, end: number): Taken | null {
  const first = all[index]!
  const labelled = isLabelled(text, first)
  let digits = ''
  let meant: Taken | null = null
  for (let at = index; at < end && at < index + mostGroups && isJoined(text, all, index, at); at++) {
    const { to, text: group } = all[at]!
    digits += group
    if (digits.length > 14) break
    const taken = { from: first.from, to, ten: false, last: at }
    const whole = at === index
    // A trade unit's number: fourteen digits, the first of them nought for a single copy.
    if (digits.length === 14 && whole && digits.startsWith('0') && parseEan(digits.slice(1)))
      return { ...taken, ean: parseEan(digits.slice(1)), fault: null }
    if (digits.length === 13 && (whole || isBook(digits) || labelled)) {
      const ean = parseEan(digits)
      if (ean) return { ...taken, ean, fault: null }
      if (whole || labelled || hyphen.test(text.slice(first.from, to))) meant ??= { ...taken, ean: null, fault: 'check_digit' }
    }
    if (whole && digits.length >= 11 && isBook(digits)) meant ??= { ...taken, ean: null, fault: 'length' }
  }
  return meant
}

/** The same of an ISBN of ten: run together, in its four groups, or said to be one. */
function tenAt(text: string, all: readonly Group[], index: number, end: number): Taken | null {
  const first = all[index]!
  const labelled = isLabelled(text, first)
  let digits = ''
  for (let at = index; at < end && at < index + mostGroups && isJoined(text, all, index, at); at++) {
    const { to, text: group } = all[at]!
    digits += group
    if (digits.length > 10) break
    const crossed = digits.length === 9 ? crossAfter(text, to) : 0
    if (digits.length !== 10 && crossed === 0) continue
    const hyphened = at > index && hyphen.test(text.slice(first.from, to))
    const inFour = at - index === 3 || (crossed > 0 && at - index === 2)
    if (at !== index && !labelled && !hyphened && !inFour) continue
    const taken = { from: first.from, to: to + crossed, ten: true, last: at }
    const isTelephone = !labelled && telephone.test(before(text, first))
    const ean = isTelephone ? null : parseEan(crossed > 0 ? `${digits}X` : digits)
    if (ean) return { ...taken, ean, fault: null }
    return labelled || crossed > 0 || (hyphened && inFour) ? { ...taken, ean: null, fault: 'check_digit' } : null
  }
  return null
}

/** What is said to be an ISBN and has too few or too many digits. */
function saidAt(text: string, all: readonly Group[], index: number, end: number): Taken | null {
  const first = all[index]!
  if (!isLabelled(text, first)) return null
  let digits = first.text.length
  let last = index
  while (last + 1 < end && last + 1 < index + mostGroups && isJoined(text, all, index, last + 1) && digits < 15) {
    last += 1
    digits += all[last]!.text.length
  }
  return digits < 7 ? null : { from: first.from, to: all[last]!.to, ten: false, last, ean: null, fault: 'length' }
}

/** Every ISBN and EAN of a line, the wrong ones too; prices, years and telephone numbers are none. Hyphens and spaces may stand anywhere. */
export function findCodes(text: string): Code[] {
  const found: Code[] = []
  const rest = text.replace(rounded, (number: string, from: number) => {
    found.push({ ean: null, fault: 'spreadsheet', from, to: from + number.length, ten: false })
    return ' '.repeat(number.length)
  })
  const all = groupsOf(rest)
  const taken = new Uint8Array(all.length)
  const take = (read: typeof tenAt, right: boolean) => {
    let end = 0
    for (let index = 0; index < all.length; index++) {
      if (taken[index]) continue
      if (end <= index) for (end = index; end < all.length && !taken[end]; ) end += 1
      const code = read(rest, all, index, end)
      if (!code || (code.ean !== null) !== right) continue
      taken.fill(1, index, code.last + 1)
      const { last: _last, ...kept } = code
      found.push(kept)
      index = code.last
    }
  }
  // What is right is taken first, so that a wrong number beside it swallows none of its digits.
  take(thirteenAt, true)
  take(tenAt, true)
  take(thirteenAt, false)
  take(tenAt, false)
  take(saidAt, false)
  return found.sort((a, b) => a.from - b.from)
}
