import { lazy, Suspense } from 'react'
import { language } from '../words/dictionary.ts'
import { AreaField } from './form.tsx'
import type { MarkdownProps } from './markdown-field.tsx'
import { markdownWords } from './markdown-words.ts'

const MarkdownField = lazy(async () => {
  const [{ MarkdownField: field }] = await Promise.all([import('./markdown-field.tsx'), markdownWords.load(language())])
  return { default: field }
})

/** A box for Markdown: it comes with its toolbar when a screen has one, and takes nothing until then. */
export const MarkdownArea = ({ others, ...field }: MarkdownProps) => (
  <Suspense fallback={<AreaField {...field} disabled />}>
    <MarkdownField {...field} {...(others && { others })} />
  </Suspense>
)
