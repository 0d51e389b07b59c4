const markup: readonly string[] = ['application/xhtml+xml', 'text/html', 'image/svg+xml']

/** What runs, leads elsewhere or asks for another document. */
const unwanted = 'script, iframe, frame, object, embed, applet, base, form, meta[http-equiv]'

/**
 * A page of a book without anything that acts. The policy of the reader's screen runs no script of a book either; this keeps a book from
 * naming one of the shop's own.
 */
export function harmless(text: string, type: string): string {
  if (!markup.includes(type)) return text
  const page = new DOMParser().parseFromString(text, type as DOMParserSupportedType)
  for (const element of page.querySelectorAll(unwanted)) element.remove()
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (name.toLowerCase().startsWith('on') || value.trim().toLowerCase().startsWith('javascript:'))
        element.removeAttribute(name)
  return new XMLSerializer().serializeToString(page)
}
