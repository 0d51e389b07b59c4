/** What a look leaves out, and the kinds of text whose colours were read before, by `kindOf`. */
interface Asked {
  exclude: readonly string[]
  read: readonly number[]
}

/** The attribute of a text whose colours are to be read; it says the text's kind, or nothing where it has none. */
export const marked = 'data-colours'

/**
 * Runs in the page: marks the texts whose colours nobody has read yet. Texts are of one kind that have the same colour, size and weight on the
 * same ground, whatever screen they stand on; of a kind the first and the last on the screen are read. What stands over something else, and
 * so on a ground that is not its parents', is of no kind and read each time.
 */
export function markColours({ exclude, read }: Asked): void {
  const attribute = 'data-colours'
  const known = new Set(read)
  const clear = /^(transparent|rgba\(.*, 0\))$/
  const seeThrough = /^(transparent|rgba\(|.*\/ )/
  const grounds = new Map<Element, { ground: string; apart: boolean }>()
  const paints = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    !clear.test(backgroundColor) || backgroundImage !== 'none'
  const layered = (element: Element) =>
    ['::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part)
      return !['none', 'normal'].includes(style.content) && /absolute|fixed/.test(style.position) && paints(style)
    })
  const parentOf = (element: Element): Element | null =>
    element.parentElement ?? (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : null)
  /** Every ground down to the one that nothing shines through, and what dims the whole. */
  const groundOf = (element: Element | null): { ground: string; apart: boolean } => {
    if (!element) return { ground: '', apart: false }
    const kept = grounds.get(element)
    if (kept) return kept
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, position, transform, filter } = style
    const below = groundOf(parentOf(element))
    const own = paints(style) ? `${backgroundColor} ${backgroundImage};` : ''
    const opaque = own !== '' && backgroundImage === 'none' && !seeThrough.test(backgroundColor) && opacity === '1'
    const moved = /absolute|fixed|sticky/.test(position) || transform !== 'none' || layered(element)
    const found = {
      ground:
        own + (opaque ? '' : below.ground) + (opacity === '1' ? '' : `opacity ${opacity};`) + (filter === 'none' ? '' : filter),
      apart: opaque ? layered(element) : moved || below.apart,
    }
    grounds.set(element, found)
    return found
  }
  const off = (element: Element) =>
    element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
    (element.closest('label')?.control?.matches(':disabled') ?? false)
  const hash = (text: string) => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57]
    for (let index = 0; index < text.length; index++) {
      one = Math.imul(one ^ text.charCodeAt(index), 2_654_435_761)
      two = Math.imul(two ^ text.charCodeAt(index), 1_597_334_677)
    }
    return 4_294_967_296 * (2_097_151 & two) + (one >>> 0)
  }
  const kindOf = (element: Element): number | null => {
    const { ground, apart } = groundOf(element)
    if (apart) return null
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const names = `${element.tagName} ${element.getAttribute('class')} in ${parentOf(element)?.getAttribute('class')}`
    return hash([names, color, fontSize, fontWeight, textShadow, off(element), ground].join('|'))
  }
  const within = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? within(element.shadowRoot) : [])])
  const says = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  const leftOut = exclude.join(', ')
  const alike = new Map<number, Element[]>()
  for (const element of within(document)) {
    element.removeAttribute(attribute)
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || !says(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    if (leftOut !== '' && element.closest(leftOut)) continue
    const kind = kindOf(element)
    if (kind === null) element.setAttribute(attribute, '')
    else if (!known.has(kind)) alike.set(kind, [...(alike.get(kind) ?? []), element])
  }
  for (const [kind, elements] of alike)
    for (const element of [elements[0], elements.at(-1)]) element?.setAttribute(attribute, String(kind))
}
