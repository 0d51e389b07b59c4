import { type ReactNode, useState } from 'react'
import type { Refusal } from '../api/refusal.ts'
import { frameWords } from '../frame/words.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Conflict } from './conflict.tsx'
import { useDraft } from './draft.ts'
import { AreaField, CheckField, ChoiceField, Fields, Submit, TextField } from './form.tsx'
import {
  bodyOf,
  chosenOf,
  draftOf,
  type FormValue,
  isAsked,
  nameIn,
  parted,
  type RecordDraft,
  type RecordField,
  textsOf,
} from './record-fields.ts'
import './record-form.css'
import { ThreeTexts } from './three-texts.tsx'

interface Props {
  /** Whose form it is, for what is kept of it until it is saved: 'coupon 7'. */
  name: string
  fields: readonly RecordField[]
  /** As it was read, with its version; what a new one begins with. */
  record: object
  /** Sends what the form says; done when it does not throw. */
  save: (body: Record<string, unknown>) => Promise<unknown>
  refusal: Refusal | null
  busy: boolean
  submit?: string
  /** What else stands before its button. */
  children?: ReactNode
}

/** A record written out by a table of its fields: kept while it is typed, and compared field by field where somebody else saved it. */
export function RecordForm({ name, fields, record, save, refusal, busy, submit, children }: Props) {
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const { value, change, drop } = useDraft<RecordDraft>(name, draftOf(fields, record, language))
  const [begun, setBegun] = useState<string | null>(null)
  const current = refusal?.code === 'version.changed' ? refusal.current : null
  const version = begun ?? (record as { version?: string }).version
  const send = (draft: RecordDraft, from = version) =>
    void save({ ...bodyOf(fields, draft), ...(from !== undefined && { version: from }) }).then(
      () => {
        drop()
        setBegun(null)
      },
      () => undefined,
    )
  const theirs = current && draftOf(fields, current, language)
  const yesNo = [kit.conflict.yes, kit.conflict.no] as const
  return (
    <>
      {theirs && (
        <Conflict
          fields={textsOf(fields, value, yesNo).map(({ name: field, label, text }, index) => ({
            name: field,
            label,
            mine: text,
            theirs: textsOf(fields, theirs, yesNo)[index]?.text ?? '',
          }))}
          onChosen={(kept) => {
            const chosen = chosenOf(value, theirs, kept)
            const from = String(current['version'])
            change(chosen)
            setBegun(from)
            send(chosen, from)
          }}
        />
      )}
      <Fields className="fields record" refusal={theirs ? null : refusal} onSubmit={() => send(value)}>
        {fields
          .filter((field) => isAsked(field, value))
          .map((field) => (
            <OneField
              key={field.name}
              field={field}
              value={value[field.name] ?? ''}
              draft={value}
              onValue={(changed) => change({ [field.name]: changed })}
            />
          ))}
        {children}
        <Submit busy={busy}>{submit ?? kit.save}</Submit>
      </Fields>
    </>
  )
}

interface OneProps {
  field: RecordField
  value: FormValue
  draft: RecordDraft
  onValue: (value: FormValue) => void
}

const inputs = {
  email: { type: 'email' },
  url: { type: 'url' },
  day: { type: 'date' },
  figure: { inputMode: 'decimal' },
  euros: { inputMode: 'decimal' },
  degrees: { inputMode: 'decimal' },
} as const

/** A field as its record has it: also of a part of a record, in a box of its own. */
export function OneField({ field, value, draft, onValue }: OneProps) {
  const { as, name, label, hint, required = false } = field
  if (as === 'check') return <CheckField name={name} label={label} checked={value === true} onChecked={onValue} />
  if (typeof value === 'object')
    return (
      <ThreeTexts
        label={hint ? `${label} · ${hint}` : label}
        name={(language) => nameIn(field, language)}
        texts={value}
        onTexts={onValue}
        {...(as === 'texts' && field.rows && { rows: field.rows, markdown: field.markdown ?? false })}
        {...(as === 'texts' && field.fits && { fits: field.fits })}
      />
    )
  const said = { name, label, hint, required, value: String(value), onValue }
  if (as === 'choice')
    return <ChoiceField {...said} options={field.options} {...(field.empty !== undefined && { empty: field.empty })} />
  if (as === 'own') return <field.box {...said} draft={draft} />
  if (as === 'several') return <Several {...said} options={field.options} />
  if (as === 'area') return <AreaField {...said} />
  if (as === 'rows') return <AreaField {...said} rows={8} />
  return <TextField {...said} {...(as in inputs && inputs[as as keyof typeof inputs])} />
}

interface SeveralProps {
  name: string
  label: string
  value: string
  onValue: (value: string) => void
  options: readonly { value: string; text: string }[]
}

/** Any of a few, each with its box. */
function Several({ name, label, value, onValue, options }: SeveralProps) {
  const chosen = parted(value)
  return (
    <fieldset className="several" id={`field-${name}`}>
      <legend className="field-label">{label}</legend>
      {options.map((option) => (
        <CheckField
          key={option.value}
          name={`${name}.${option.value}`}
          label={option.text}
          checked={chosen.includes(option.value)}
          onChecked={(on) => onValue([...chosen.filter((one) => one !== option.value), ...(on ? [option.value] : [])].join(', '))}
        />
      ))}
    </fieldset>
  )
}
