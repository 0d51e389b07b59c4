/** What a look leaves out, and the kinds of text whose colours were read before, by `kindOf`. */
interface Asked {
  exclude: readonly string[]
  read: readonly number[]
}

/** The attribute of a text whose colours are to be read; it says the text's kind, or nothing where it has none. */
export const marked = 'data-colours'

/** The attribute of a link whose difference from the text around it is to be read; it says the link's kind. */
export const linkMarked = 'data-link'

/**
 * Runs in the page: marks the links that nobody has read yet beside the text they stand in. Links are of one kind that have the same name, colour, weight
 * and line, in a text of the same name, colour and ground; of a kind the first and the last on the screen are read.
 */
export function markLinks({ exclude, read }: Asked): void {
  const attribute = 'data-link'
  const known = new Set(read)
  const leftOut = exclude.join(', ')
  const lookOf = (element: Element) => {
    const { color, backgroundColor, fontWeight, fontStyle, fontSize, textDecorationLine, borderBottom, display } =
      getComputedStyle(element)
    const name = `${element.tagName} ${element.getAttribute('class')}`
    return [name, color, backgroundColor, fontWeight, fontStyle, fontSize, textDecorationLine, borderBottom, display].join()
  }
  const alike = new Map<number, Element[]>()
  for (const link of document.querySelectorAll('a[href]')) {
    link.removeAttribute(attribute)
    if (leftOut !== '' && link.closest(leftOut)) continue
    const around = [link, link.parentElement, link.parentElement?.parentElement].filter((one) => one instanceof Element)
    const kind = window.kindNumber(around.map(lookOf).join('|'))
    if (!known.has(kind)) alike.set(kind, [...(alike.get(kind) ?? []), link])
  }
  for (const [kind, links] of alike) for (const link of [links[0], links.at(-1)]) link?.setAttribute(attribute, String(kind))
}

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
  const kindOf = (element: Element): number | null => {
    const { ground, apart } = groundOf(element)
    if (apart) return null
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const names = `${element.tagName} ${element.getAttribute('class')} in ${parentOf(element)?.getAttribute('class')}`
    return window.kindNumber([names, color, fontSize, fontWeight, textShadow, off(element), ground].join('|'))
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
