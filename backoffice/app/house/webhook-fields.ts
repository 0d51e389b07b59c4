import type { RecordField } from '../kit/record-fields.ts'
import type { Words } from './words/es.ts'

export const webhookFields = ({ webhooks: words }: Words): RecordField[] => [
  { as: 'text', name: 'name', label: words.name, required: true },
  { as: 'url', name: 'url', label: words.url, hint: words.urlHint, required: true },
  {
    as: 'several',
    name: 'events',
    label: words.events,
    options: Object.entries(words.eventNames).map(([value, text]) => ({ value, text })),
  },
  { as: 'check', name: 'active', label: words.active },
]
