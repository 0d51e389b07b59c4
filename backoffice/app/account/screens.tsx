import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { LanguageChoice } from '../frame/language-choice.tsx'
import { CheckField, ChoiceField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { Part } from './part.tsx'
import { accountWords } from './words.ts'

/** How somebody likes their screens and slips: kept with the account, so that it is the same at every machine. */
export function Screens() {
  const { screens: words } = useWords(accountWords)
  const me = useMe()
  const keep = useAct('PUT /me/', ['GET /me/'])
  // What was just chosen is shown while it is on its way.
  const preferences = { ...me.preferences, ...(keep.isPending && keep.variables.body) }
  const schemes = (['light', 'dark'] as const).map((value) => ({ value, text: words.schemes[value] }))
  const printers = (['a4', '80', '58'] as const).map((value) => ({ value, text: words.printers[value] }))
  return (
    <Part title={words.title}>
      <LanguageChoice onChosen={(language) => keep.mutate({ body: { language } })} />
      <ChoiceField
        name="scheme"
        label={words.scheme}
        empty={words.ofMachine}
        options={schemes}
        value={preferences.scheme ?? ''}
        onValue={(value) => keep.mutate({ body: { scheme: schemes.find((one) => one.value === value)?.value ?? null } })}
      />
      <ChoiceField
        name="printer"
        label={words.printer}
        hint={words.printerHint}
        options={printers}
        value={preferences.printer}
        onValue={(value) => keep.mutate({ body: { printer: printers.find((one) => one.value === value)?.value } })}
      />
      <CheckField
        name="dense"
        label={words.dense}
        checked={preferences.dense}
        onChecked={(dense) => keep.mutate({ body: { dense } })}
      />
    </Part>
  )
}
