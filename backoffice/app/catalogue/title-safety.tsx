import { TextField } from '../kit/form.tsx'
import { ThreeTexts } from '../kit/three-texts.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Form } from './title-form.ts'
import { catalogueWords } from './words.ts'

/** Who made it and what to beware of, as the law wants it shown. */
export function TitleSafety({ form, change }: { form: Form; change: (changes: Partial<Form>) => void }) {
  const { title: words } = useWords(catalogueWords)
  const { safety } = form
  const set = (changes: Partial<Form['safety']>) => change({ safety: { ...safety, ...changes } })
  return (
    <>
      <div className="facts-form">
        <TextField name="safety.maker" label={words.maker} value={safety.maker} onValue={(maker) => set({ maker })} />
        <TextField
          name="safety.maker_address"
          label={words.makerAddress}
          value={safety.maker_address}
          onValue={(maker_address) => set({ maker_address })}
        />
        <TextField
          name="safety.maker_email"
          label={words.makerEmail}
          type="email"
          value={safety.maker_email}
          onValue={(maker_email) => set({ maker_email })}
        />
      </div>
      <ThreeTexts
        label={words.warnings}
        name={(language) => `safety.warnings.${language}`}
        texts={safety.warnings}
        onTexts={(warnings) => set({ warnings })}
        rows={3}
      />
    </>
  )
}
