import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { catalogueWords } from './words.ts'

/** What a field of a title is called: `texts.ca.title` is its title in Catalan. */
export function useFieldName(): (field: string) => string {
  const { fields, texts, title, gaps: _gaps } = useWords(catalogueWords)
  const { languages } = useWords(frameWords)
  return (field) => {
    const [part = '', second = '', third = ''] = field.split('.')
    if (part === 'texts') return `${texts[third] ?? third} (${languages[second as 'es'] ?? second})`
    if (part === 'planned') return title.planned(second.split('-').toReversed().join('/'))
    return fields[field] ?? fields[part] ?? field
  }
}
