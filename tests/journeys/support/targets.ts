/** What a look leaves out, and the kinds of targets that were read before. */
interface Asked {
  exclude: readonly string[]
  read: readonly number[]
}

/** The attribute of a target whose size and distance are to be read; it says the target's kind. */
export const marked = 'data-target'

/**
 * Runs in the page: marks what is pressed whose size nobody has read yet. Targets are of one kind that are as large, up to the 24 pixels that WCAG 2.5.8
 * asks for, and stand as far from the same neighbours in the same surroundings; of a kind the first and the last on the screen are read.
 */
export function markTargets({ exclude, read }: Asked): void {
  const attribute = 'data-target'
  const known = new Set(read)
  const enough = 24
  const nameOf = (element: Element | null) => (element ? `${element.tagName}.${element.getAttribute('class')}` : '')
  const upTo = (length: number) => Math.min(enough, Math.round(length))
  const distance = (box: DOMRect, other: Element | null) => {
    if (!other) return enough
    const { left, right, top, bottom } = other.getBoundingClientRect()
    return Math.max(left - box.right, box.left - right, top - box.bottom, box.top - bottom)
  }
  const kindOf = (element: Element, box: DOMRect): number => {
    const { display, position } = getComputedStyle(element)
    const lengths = [
      box.width,
      box.height,
      distance(box, element.previousElementSibling),
      distance(box, element.nextElementSibling),
    ]
    const parent = element.parentElement
    const around = [element, element.previousElementSibling, element.nextElementSibling, parent, parent?.parentElement ?? null]
    const beside = [parent?.previousElementSibling ?? null, parent?.nextElementSibling ?? null]
    return window.kindNumber([...[...around, ...beside].map(nameOf), display, position, ...lengths.map(upTo)].join('|'))
  }
  const leftOut = exclude.join(', ')
  const alike = new Map<number, Element[]>()
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
  for (const element of document.querySelectorAll(
    'a[href], area, button, input, select, textarea, summary, [tabindex], [role]',
  )) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0 || (leftOut !== '' && element.closest(leftOut))) continue
    const kind = kindOf(element, box)
    if (!known.has(kind)) alike.set(kind, [...(alike.get(kind) ?? []), element])
  }
  for (const [kind, elements] of alike)
    for (const element of [elements[0], elements.at(-1)]) element?.setAttribute(attribute, String(kind))
}
