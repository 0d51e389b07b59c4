import type { Language } from '#kernel/language.ts'

/** A text as an agency is given it, or gives it back. */
export interface Unit {
  field: string
  /** How many signs its place holds. */
  fits: number | null
  source: string
  target: string
  done: boolean
}

/** A record with the texts that are to be translated. */
export interface UnitFile {
  kind: string
  record: string
  name: string
  units: readonly Unit[]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }
const escaped = (text: string) => text.replace(/[&<>"\r]/g, (sign) => escapes[sign]!)
/** What XML cannot carry stands as its number, which is how the format has it; a reader makes the sign of it again. */
const content = (text: string) =>
  escaped(text).replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot carry
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g,
    (sign) => `<cp hex="${sign.charCodeAt(0).toString(16).padStart(4, '0')}"/>`,
  )

const unitOf = ({ field, fits, source, target, done }: Unit) =>
  [
    `    <unit id="${escaped(field)}">`,
    ...(fits === null ? [] : [`      <notes><note category="length">${fits}</note></notes>`]),
    `      <segment state="${done ? 'final' : 'initial'}">`,
    `        <source xml:space="preserve">${content(source)}</source>`,
    ...(target === '' ? [] : [`        <target xml:space="preserve">${content(target)}</target>`]),
    '      </segment>',
    '    </unit>',
  ].join('\n')

const fileOf = ({ kind, record, name, units }: UnitFile) =>
  [
    `  <file id="${escaped(`${kind}.${record}`)}" original="${escaped(`${kind}/${record}`)}">`,
    `    <notes><note category="name">${content(name)}</note></notes>`,
    ...units.map(unitOf),
    '  </file>',
  ].join('\n')

/** XLIFF 2.0: a file a record, a unit a text, from Spanish into one language. */
export const writeXliff = (language: Language, files: readonly UnitFile[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="es" trgLang="${language}">`,
    ...files.map(fileOf),
    '</xliff>',
    '',
  ].join('\n')
