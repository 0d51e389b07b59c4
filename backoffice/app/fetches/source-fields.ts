import type { RecordField } from '../kit/record-fields.ts'
import type { Words } from './words/es.ts'

const options = (texts: Record<string, string>) => Object.entries(texts).map(([value, text]) => ({ value, text }))

export const sourceFields = (words: Words): RecordField[] => [
  { as: 'text', name: 'name', label: words.name, required: true },
  { as: 'choice', name: 'kind', label: words.kind, options: options(words.kinds), required: true },
  { as: 'maybe', name: 'host', label: words.host, hint: words.hostHint },
  { as: 'figure', name: 'port', label: words.port, hint: words.portHint },
  { as: 'maybe', name: 'username', label: words.username },
  { as: 'maybe', name: 'credential', label: words.credential, hint: words.credentialHint },
  { as: 'maybe', name: 'host_key', label: words.hostKey, hint: words.hostKeyHint },
  { as: 'text', name: 'folder', label: words.path, hint: words.pathHint },
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
