import type { RecordField } from '../kit/record-fields.ts'
import type { Words } from './words/es.ts'

const options = (texts: Record<string, string>) => Object.entries(texts).map(([value, text]) => ({ value, text }))

/** Where a server is, and by what it is known; a folder of this machine says only its path. */
const addressFields = (words: Words[keyof Words], required: boolean): RecordField[] => [
  { as: 'maybe', name: 'host', label: words.host, hint: words.hostHint, required },
  { as: 'figure', name: 'port', label: words.port, hint: words.portHint, required },
  { as: 'maybe', name: 'username', label: words.username, required },
  { as: 'maybe', name: 'credential', label: words.credential, hint: words.credentialHint, required },
  { as: 'maybe', name: 'host_key', label: words.hostKey, hint: words.hostKeyHint },
  { as: 'text', name: 'folder', label: words.folder, hint: words.folderHint },
]

export const sourceFields = (words: Words['fetches']): RecordField[] => [
  { as: 'text', name: 'name', label: words.name, required: true },
  { as: 'choice', name: 'kind', label: words.kind, options: options(words.kinds), required: true },
  ...addressFields(words, false),
  { as: 'text', name: 'pattern', label: words.pattern, hint: words.patternHint, required: true },
  { as: 'words', name: 'look_hours', label: words.hours, hint: words.hoursHint, required: true },
  { as: 'maybe', name: 'supplier', label: words.supplier, hint: words.supplierHint },
  { as: 'choice', name: 'brings', label: words.brings, options: options(words.bringings), required: true },
  { as: 'check', name: 'accepts_prices', label: words.acceptsPrices },
  { as: 'check', name: 'active', label: words.active },
]

/** What a new one begins with: switched off, since its connection is tried first, and only checking. */
export const blankSource = {
  kind: 'sftp',
  port: 22,
  folder: '',
  pattern: '*.xml, *.xml.gz',
  look_hours: [7, 13, 20],
  brings: 'trial',
  accepts_prices: false,
  active: false,
}

interface Given {
  words: Words['sendings']
  languages: Record<string, string>
  /** The shops by their codes. */
  shops: Record<string, string>
}

export const sendingFields = ({ words, languages, shops }: Given): RecordField[] => [
  { as: 'text', name: 'name', label: words.name, required: true },
  {
    as: 'choice',
    name: 'content',
    label: words.content,
    hint: words.contentHint,
    options: options(words.contents),
    required: true,
  },
  {
    as: 'choice',
    name: 'storefront',
    label: words.storefront,
    hint: words.storefrontHint,
    options: options(shops),
    empty: words.none,
  },
  { as: 'choice', name: 'language', label: words.language, options: options(languages), empty: words.none },
  ...addressFields(words, true),
  { as: 'words', name: 'send_hours', label: words.hours, hint: words.hoursHint, required: true },
  { as: 'check', name: 'active', label: words.active },
]

/** What a new one begins with: switched off, since its connection is tried first. */
export const blankSending = { content: 'stock', port: 22, folder: '', send_hours: [7], active: false }
