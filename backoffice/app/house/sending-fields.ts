import type { Answer } from '../api/calls.ts'
import type { RecordField } from '../kit/record-fields.ts'
import type { Words } from './sending-words/es.ts'

const options = (texts: Record<string, string>) => Object.entries(texts).map(([value, text]) => ({ value, text }))

interface Given {
  words: Words
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
  { as: 'maybe', name: 'host', label: words.host, hint: words.hostHint, required: true },
  { as: 'figure', name: 'port', label: words.port, hint: words.portHint, required: true },
  { as: 'maybe', name: 'username', label: words.username, required: true },
  { as: 'maybe', name: 'credential', label: words.credential, hint: words.credentialHint, required: true },
  { as: 'maybe', name: 'host_key', label: words.hostKey, hint: words.hostKeyHint },
  { as: 'text', name: 'folder', label: words.folder, hint: words.folderHint },
  { as: 'words', name: 'send_hours', label: words.hours, hint: words.hoursHint, required: true },
  { as: 'check', name: 'active', label: words.active },
]

/** What a new one begins with: switched off, since its connection is tried first. */
export const blankSending = { content: 'stock', port: 22, folder: '', send_hours: [7], active: false }

/** How a sending stands: off, sent, tried again, or with files that wait for somebody. */
export const standingOf = ({
  active,
  failed,
  waiting,
}: Pick<Answer<'GET /sendings/:sending/'>, 'active' | 'failed' | 'waiting'>) =>
  !active ? 'off' : failed > 0 ? 'failing' : waiting > 0 ? 'waiting' : 'on'
export const standingTone = { on: 'good', off: 'plain', failing: 'bad', waiting: 'wait' } as const
