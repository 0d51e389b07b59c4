/** Tax identifiers of customers (U-08): Spanish NIF, NIE and CIF with their control characters, VAT numbers of the EU by form. */

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const entityLetters = 'JABCDEFGHI'

/** Upper case, without spaces, dots, hyphens and slashes: the form that is stored and compared. */
export const normalTaxId = (text: string): string => text.toUpperCase().replace(/[\s.\-\u2010-\u2015/]/g, '')

const control23 = (digits: string) => letters[Number(digits) % 23]

/** Control of a legal entity: even digits as they are, odd ones doubled and summed. */
function entityControl(digits: string): number {
  let total = 0
  for (let index = 0; index < 7; index++) {
    const value = Number(digits[index]) * (index % 2 === 0 ? 2 : 1)
    total += Math.floor(value / 10) + (value % 10)
  }
  return (10 - (total % 10)) % 10
}

const lettered = new Set('NPQRSW')
const digited = new Set('ABEH')

function isEntity(id: string): boolean {
  const [, form = '', digits = '', control = ''] = /^([ABCDEFGHJNPQRSUVW])(\d{7})([\dA-J])$/.exec(id) ?? []
  if (!form) return false
  const expected = entityControl(digits)
  const isLetter = /[A-J]/.test(control)
  // A number starting 00 is a non-resident's, whose control may be a letter.
  if (lettered.has(form) && !isLetter) return false
  if (digited.has(form) && isLetter && !digits.startsWith('00')) return false
  return control === (isLetter ? entityLetters[expected] : String(expected))
}

/** Whether a normalised text is a Spanish NIF of a person or an entity, with or without the prefix ES. */
export function isSpanishTaxId(text: string): boolean {
  const id = text.startsWith('ES') ? text.slice(2) : text
  if (/^\d{8}[A-Z]$/.test(id)) return id[8] === control23(id.slice(0, 8))
  if (/^[XYZ]\d{7}[A-Z]$/.test(id)) return id[8] === control23(`${'XYZ'.indexOf(id[0] ?? '')}${id.slice(1, 8)}`)
  if (/^[KLM]\d{7}[A-Z]$/.test(id)) return id[8] === control23(id.slice(1, 8))
  return isEntity(id)
}

const luhn = (digits: string): boolean => {
  let total = 0
  for (let index = 0; index < digits.length; index++) {
    const value = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 2)
    total += value > 9 ? value - 9 : value
  }
  return total % 10 === 0
}

/** ISO 7064 modulo 11,10, as German numbers use it. */
function isMod1110(digits: string): boolean {
  let product = 10
  for (let index = 0; index < digits.length - 1; index++) {
    const total = (Number(digits[index]) + product) % 10 || 10
    product = (total * 2) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)

const dutch = (id: string): boolean => {
  const digits = id.slice(0, 9)
  const control = weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  if (control < 10 && control === Number(digits[8])) return true
  const number = [...`NL${id}`].map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55))).join('')
  return BigInt(number) % 97n === 1n
}

const portuguese = (digits: string): boolean => {
  const rest = weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return (rest < 2 ? 0 : 11 - rest) === Number(digits[8])
}

const belgian = (digits: string): boolean => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))

const austrian = (id: string): boolean => {
  const total = [...id.slice(1, 8)].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 4)
  return (10 - (total % 10)) % 10 === Number(id[8])
}

/** Letters of Ireland by remainder; a second letter counts nine times its place, and the old form has its letter inside. */
const irish = (id: string): boolean => {
  const digits = /^\d{7}/.test(id) ? id.slice(0, 7) : `0${id.slice(2, 7)}${id[0]}`
  const second = id.length === 9 ? id.charCodeAt(8) - 64 : 0
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23] === id[7]
}

const polish = (digits: string): boolean => weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9])
const danish = (digits: string): boolean => weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
const greek = (digits: string): boolean => (weighted(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(digits[8])
const luxembourgish = (digits: string): boolean => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6))

/** Form of the number after its country prefix, and its control where we know it. */
const european: Record<string, { form: RegExp; control?: (id: string) => boolean }> = {
  AT: { form: /^U\d{8}$/, control: austrian },
  BE: { form: /^[01]\d{9}$/, control: belgian },
  BG: { form: /^\d{9,10}$/ },
  CY: { form: /^\d{8}[A-Z]$/ },
  CZ: { form: /^\d{8,10}$/ },
  DE: { form: /^\d{9}$/, control: isMod1110 },
  DK: { form: /^\d{8}$/, control: danish },
  EE: { form: /^\d{9}$/ },
  EL: { form: /^\d{9}$/, control: greek },
  FI: { form: /^\d{8}$/ },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, control: (id) => luhn(id.slice(2)) },
  HR: { form: /^\d{11}$/, control: isMod1110 },
  HU: { form: /^\d{8}$/ },
  IE: { form: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, control: irish },
  IT: { form: /^\d{11}$/, control: luhn },
  LT: { form: /^(\d{9}|\d{12})$/ },
  LU: { form: /^\d{8}$/, control: luxembourgish },
  LV: { form: /^\d{11}$/ },
  MT: { form: /^\d{8}$/ },
  NL: { form: /^\d{9}B\d{2}$/, control: dutch },
  PL: { form: /^\d{10}$/, control: polish },
  PT: { form: /^\d{9}$/, control: portuguese },
  RO: { form: /^\d{2,10}$/ },
  SE: { form: /^\d{12}$/, control: (id) => luhn(id.slice(0, 10)) },
  SI: { form: /^\d{8}$/ },
  SK: { form: /^\d{10}$/ },
}

/** Greece signs its numbers otherwise than its country code. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country)

/**
 * Whether a tax id may belong to someone in a country (two letters): control characters in Spain, VAT forms in the rest of the
 * EU with or without the prefix, free text elsewhere.
 */
export function isTaxIdOf(country: string, text: string): boolean {
  const id = normalTaxId(text)
  if (country === 'ES') return isSpanishTaxId(id)
  const prefix = prefixOf(country)
  const rule = european[prefix]
  if (!rule) return id.length >= 3 && id.length <= 30
  const bare = id.startsWith(prefix) ? id.slice(prefix.length) : id
  return rule.form.test(bare) && (rule.control?.(bare) ?? true)
}

/**
 * The stored form, in which no one can register twice: Spanish ids without their prefix, those of the rest of the EU with it.
 */
export function storedTaxId(country: string, text: string): string {
  const id = normalTaxId(text)
  if (country === 'ES') return id.startsWith('ES') ? id.slice(2) : id
  const prefix = prefixOf(country)
  return prefix in european && !id.startsWith(prefix) ? prefix + id : id
}
