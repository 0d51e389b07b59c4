import { shownEuros } from '#kernel/figures.ts'
import { useLanguage } from '../messages/messages.tsx'

export function Price({ euros }: { euros: number }) {
  const language = useLanguage()
  return (
    <data value={euros.toFixed(2)} className="price">
      {shownEuros(euros, language)}
    </data>
  )
}
