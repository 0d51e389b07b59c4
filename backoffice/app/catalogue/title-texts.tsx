import { fallbackLanguage, inEachLanguage } from '#kernel/language.ts'
import { ThreeTexts } from '../kit/three-texts.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Form, type TextName, textNames } from './title-form.ts'
import { catalogueWords } from './words.ts'

const shapes: Record<TextName, { rows?: number; fits?: number }> = {
  title: { fits: 120 },
  subtitle: {},
  summary: { rows: 3, fits: 300 },
  description: { rows: 10 },
  details: { rows: 4 },
  contents: { rows: 8 },
  press: { rows: 6 },
  awards: { rows: 3 },
  recommendation: { rows: 3, fits: 300 },
}

/** Every text of a title in three columns, a row a field. */
export function TitleTexts({ form, change }: { form: Form; change: (changes: Partial<Form>) => void }) {
  const { texts, title } = useWords(catalogueWords)
  /** Where nobody wrote a text, visitors read that of the source, or the Spanish one. */
  const standing = (name: TextName) => {
    const source = { text: name === 'title' || name === 'subtitle' ? form.facts[name] : '', from: title.fromSource }
    const spanish = form.texts[name].es ? { text: form.texts[name].es, from: title.fromSpanish } : source
    return inEachLanguage((language) => (language === fallbackLanguage ? source : spanish))
  }
  return (
    <>
      <p className="quiet">{title.fallback}</p>
      {textNames.map((name) => (
        <ThreeTexts
          key={name}
          label={texts[name] ?? name}
          name={(language) => `texts.${language}.${name}`}
          texts={form.texts[name]}
          onTexts={(written) => change({ texts: { ...form.texts, [name]: written } })}
          stands={standing(name)}
          {...shapes[name]}
        />
      ))}
    </>
  )
}
