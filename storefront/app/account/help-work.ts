import type { Page } from '#modules/editorial/content/contract.ts'
import { inside } from './inside.ts'

export interface HelpContent {
  /** Questions and answers as Markdown; null when they cannot be had. */
  body: string | null
}

/** Questions and answers that staff wrote, for the kind of customer who asks (U-31). */
export const loadHelp = inside<HelpContent>(async (visit, _args, { kind }) => {
  const page = await visit.read<Page>(`/pages/${kind === 'library' ? 'help-libraries' : 'help'}/`)
  return { body: page?.body ?? null }
})
