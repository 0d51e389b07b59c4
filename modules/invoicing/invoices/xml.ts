/** An element with its children in their order, or with its text; what is null is left out. */
export type Xml = readonly [name: string, content: string | readonly (Xml | null)[]]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML 1.0 cannot carry at all are dropped. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character)

export const writeXml = ([name, content]: Xml): string =>
  typeof content === 'string'
    ? `<${name}>${escaped(content)}</${name}>`
    : `<${name}>${content.map((child) => (child ? writeXml(child) : '')).join('')}</${name}>`
