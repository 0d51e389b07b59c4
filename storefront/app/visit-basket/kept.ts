/** A piece as the phone keeps it: what its card says, and how many. */
export interface KeptLine {
  code: string
  quantity: number
}

export interface KeptBasket {
  /** Opens the basket that the shop keeps; '' before it has heard of it. */
  key: string
  lines: KeptLine[]
  /** Whether the shop has all of it. */
  sent: boolean
}

const name = 'visit_basket'
const nothing: KeptBasket = { key: '', lines: [], sent: true }
const mostCopies = 20

/** What this phone keeps; nothing where it keeps nothing. */
export function keptBasket(): KeptBasket {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptBasket | null
    return kept && Array.isArray(kept.lines) ? kept : nothing
  } catch {
    return nothing
  }
}

export function keep(basket: KeptBasket): KeptBasket {
  try {
    localStorage.setItem(name, JSON.stringify(basket))
  } catch {
    // A browser that keeps nothing still has what stands on the page.
  }
  return basket
}

/** One more of what a card says. */
export const withOneMore = ({ key, lines }: KeptBasket, code: string): KeptBasket => {
  const there = lines.some((line) => line.code === code)
  return {
    key,
    sent: false,
    lines: there
      ? lines.map((line) => (line.code === code ? { code, quantity: Math.min(mostCopies, line.quantity + 1) } : line))
      : [...lines, { code, quantity: 1 }],
  }
}

/** So many of it; none takes it out. */
export const withQuantity = ({ key, lines }: KeptBasket, code: string, quantity: number): KeptBasket => ({
  key,
  sent: false,
  lines: lines.flatMap((line) =>
    line.code !== code ? [line] : quantity < 1 ? [] : [{ code, quantity: Math.min(mostCopies, quantity) }],
  ),
})

/** What a scanner or a person read on a card: its address, its number or an EAN; null for anything else. */
export function codeRead(text: string): string | null {
  const said = text.trim()
  const inAddress = /\/v\/(\d{1,15})$/.exec(said)
  if (inAddress) return inAddress[1] ?? null
  const digits = said.replaceAll(/[\s-]/g, '')
  return /^\d{1,15}$/.test(digits) ? digits : null
}
