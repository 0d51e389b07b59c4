import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import type { StandingChoices } from '#modules/libraries/standing-orders/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'
import { Check, ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import type { Typed } from './standing-work.ts'

interface Props {
  choices: StandingChoices
  values: Typed
  outcome: FormOutcome | undefined
  /** An existing one can be paused. */
  kept: boolean
  children?: ReactNode
}

const windows = [1, 3, 6, 12, 24] as const
const shown = (amount: number | null) => (amount === null ? '' : String(amount).replace('.', ','))

/** The sentence, part by part; "look through" says what it would propose today, "keep" keeps it. */
export function StandingForm({ choices, values, outcome, kept, children }: Props) {
  const { standing } = usePrivateMessages()
  const typed = { outcome: outcome && { ...outcome, values: {} } }
  return (
    <Form method="post" className="form standing-form" noValidate>
      <ErrorSummary outcome={outcome} />
      <Field
        name="words"
        label={standing.words}
        hint={standing.wordsHint}
        defaultValue={values.words}
        maxLength={200}
        autoComplete="off"
        {...typed}
      />
      <div className="form-columns">
        <Field name="categories" label={standing.subject} defaultValue={values.categories[0] ?? ''} {...typed}>
          <option value="">{standing.anySubject}</option>
          {choices.categories.map(({ pk, name, depth }) => (
            <option key={pk} value={pk}>
              {'\u2003'.repeat(depth)}
              {name}
            </option>
          ))}
        </Field>
        <Field name="window_months" label={standing.window} defaultValue={values.window_months} {...typed}>
          {[...new Set([...windows, values.window_months])]
            .toSorted((a, b) => a - b)
            .map((months) => (
              <option key={months} value={months}>
                {standing.months({ months })}
              </option>
            ))}
        </Field>
      </div>
      <Checks
        name="languages"
        legend={standing.languages}
        hint={standing.noneMeansAny}
        choices={choices.languages}
        values={values.languages}
      />
      <Checks
        name="formats"
        legend={standing.formats}
        hint={standing.noneMeansAny}
        choices={choices.formats}
        values={values.formats}
      />
      <div className="form-columns">
        <Field
          name="price_limit"
          label={standing.priceLimit}
          inputMode="decimal"
          defaultValue={shown(values.price_limit)}
          autoComplete="off"
          {...typed}
        />
        <Field name="copies" type="number" min={1} max={99} label={standing.copies} defaultValue={values.copies} {...typed} />
        <Field
          name="month_limit"
          label={standing.monthLimit}
          inputMode="decimal"
          defaultValue={shown(values.month_limit)}
          autoComplete="off"
          {...typed}
        />
        <Field name="budget" label={standing.budget} defaultValue={values.budget ?? ''} {...typed}>
          <option value="">{standing.noBudget}</option>
          {choices.budgets.map(({ pk, title }) => (
            <option key={pk} value={pk}>
              {title}
            </option>
          ))}
        </Field>
      </div>
      <Check name="skip_editions" defaultChecked={values.skip_editions}>
        {standing.skipEditions}
      </Check>
      {kept && (
        <Check name="paused" defaultChecked={!values.active}>
          {standing.pause}
        </Check>
      )}
      <p className="form-actions">
        <Submit intent="preview" quiet>
          {standing.preview}
        </Submit>
        <Submit intent="save">{kept ? standing.save : standing.create}</Submit>
        {children}
      </p>
    </Form>
  )
}

function Checks({
  name,
  legend,
  hint,
  choices,
  values,
}: {
  name: string
  legend: string
  hint: string
  choices: readonly { pk: string; name: string }[]
  values: readonly string[]
}) {
  const described = useId()
  return (
    <fieldset className="standing-checks" aria-describedby={described}>
      <legend>{legend}</legend>
      <p className="field-hint" id={described}>
        {hint}
      </p>
      <div>
        {choices.map((choice) => (
          <label key={choice.pk} className="check">
            <input type="checkbox" name={name} value={choice.pk} defaultChecked={values.includes(choice.pk)} />
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
