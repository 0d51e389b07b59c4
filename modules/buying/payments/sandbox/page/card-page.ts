import { shownCents } from '#kernel/figures.ts'
import { type Html, html } from '#modules/platform/mail/html.ts'
import type { CardInput, CardProblem, CardProblems } from '../card-form.ts'
import { testCards } from '../test-cards.ts'
import { frame, hidden, summary, type View } from './frame.ts'
import { behaviourTexts, pageTexts, problemTexts } from './words.ts'

interface Field {
  name: keyof CardInput
  label: string
  hint?: string
  value: string
  problem: string | undefined
  first: boolean
  attributes: Html
}

const field = ({ name, label, hint, value, problem, first, attributes }: Field): Html => html`<div class="field">
<label for="${name}">${label}</label>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}
<input id="${name}" name="${name}" value="${value}" type="text" inputmode="numeric" spellcheck="false" required ${attributes}${
  problem ? html` aria-invalid="true"` : null
}${first ? html` autofocus` : null} aria-describedby="${hint ? `${name}-hint ` : null}${name}-problem">
<p class="problem" id="${name}-problem">${problem ?? null}</p>
</div>`

const testTable = ({ language }: View): Html => {
  const texts = pageTexts[language]
  return html`<aside class="tests" aria-labelledby="tests">
<h2 id="tests">${texts.testTitle}</h2>
<p>${texts.sandboxNote}</p>
<ul>${testCards.map(
    ({
      number,
      behaviour,
    }) => html`<li><span class="what"><b>${behaviourTexts[language][behaviour]}</b> <code>${number}</code></span>
<button type="button" class="use" data-number="${number}" hidden aria-label="${texts.use} ${number}">${texts.use}</button></li>`,
  )}</ul>
<p>${texts.testCvc}</p>
<p>${texts.testNote}</p>
</aside>`
}

/** The page that takes the card (P-25). Number and expiry come back to be mended, the CVC never does. */
export function cardPage(
  view: View,
  input: CardInput = { number: '', expiry: '', cvc: '' },
  problems: CardProblems = {},
): string {
  const { payment, language, merchant } = view
  const texts = pageTexts[language]
  const amount = shownCents(payment.amount_cents, language)
  const [now, later] = [payment.charged_now_cents, payment.amount_cents - payment.charged_now_cents]
  const inParts = payment.capture === 'later' && now > 0
  const inAmounts = (text: string) =>
    text.replace('{now}', shownCents(now, language)).replace('{later}', shownCents(later, language))
  const wrong = Object.keys(problems)
  const said = (name: keyof CardInput) => {
    const problem: CardProblem | undefined = problems[name]
    return { name, problem: problem && problemTexts[language][problem], first: wrong[0] === name }
  }
  return frame({
    language,
    title: texts.title,
    merchant,
    view,
    leadsToTests: true,
    body: html`<div class="columns"><section class="sheet">
<h1>${texts.title}</h1>
${summary(view)}
${payment.capture === 'later' ? html`<p class="note">${inParts ? inAmounts(texts.chargedInParts) : texts.chargedLater}</p>` : null}
${wrong.length > 0 ? html`<p class="alert" role="alert">${wrong.length > 1 ? texts.summaryMany : texts.summaryOne}</p>` : null}
<form method="post" action="${view.address}" novalidate data-working="${texts.working}">
${hidden('token', view.token)}${hidden('lang', language)}
${field({
  ...said('number'),
  label: texts.number,
  value: input.number,
  attributes: html`autocomplete="cc-number" maxlength="29"`,
})}
<div class="pair">
${field({
  ...said('expiry'),
  label: texts.expiry,
  hint: texts.expiryHint,
  value: input.expiry,
  attributes: html`autocomplete="cc-exp" maxlength="9"`,
})}
${field({
  ...said('cvc'),
  label: texts.cvc,
  hint: texts.cvcHint,
  value: '',
  attributes: html`autocomplete="cc-csc" maxlength="4"`,
})}
</div>
<button class="main" name="do" value="pay">${inParts ? inAmounts(texts.payInParts) : (payment.capture === 'later' ? texts.reserve : texts.pay).replace('{amount}', amount)}</button>
<button class="plain" name="do" value="cancel" formnovalidate>${texts.cancel}</button>
<p class="kept">${payment.keep_for_customer ? texts.keptNext : texts.kept}</p>
</form>
</section>
${testTable(view)}</div>`,
  })
}
