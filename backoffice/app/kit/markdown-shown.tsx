import { Markdown } from '#storefront/ui/markdown.tsx'

/** A text as the shop draws it. */
export const MarkdownShown = ({ text, label, lang }: { text: string; label: string; lang: string | undefined }) => (
  <section className="markdown-shown" aria-label={label} lang={lang}>
    <Markdown text={text} />
  </section>
)
