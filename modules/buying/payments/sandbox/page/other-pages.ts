import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { html } from '#modules/platform/mail/html.ts'
import { frame, hidden, summary, type View } from './frame.ts'
import { type PageTexts, pageTexts } from './words.ts'

/** The bank's own question (3-D Secure): approve or refuse. */
export function challengePage(view: View): string {
  const { payment, language, merchant } = view
  const texts = pageTexts[language]
  return frame({
    language,
    title: texts.challengeTitle,
    merchant,
    view,
    body: html`<section class="sheet narrow">
<h1>${texts.challengeTitle}</h1>
<p>${texts.challengeText}</p>
${summary(view)}
<p class="note">${texts.card} <span class="last4">•••• ${payment.card_last4 ?? ''}</span></p>
<form method="post" action="${view.address}/challenge" data-working="${texts.working}">
${hidden('token', view.token)}${hidden('lang', language)}
<button class="main" name="answer" value="approve">${texts.approve}</button>
<button class="second" name="answer" value="refuse">${texts.refuse}</button>
</form>
</section>`,
  })
}

/** A card that the customer kept: nothing is typed, the payment is confirmed. */
export function keptCardPage(view: View): string {
  const { payment, language, merchant } = view
  const texts = pageTexts[language]
  const amount = shownCents(payment.amount_cents, language)
  return frame({
    language,
    title: texts.title,
    merchant,
    view,
    body: html`<section class="sheet narrow">
<h1>${texts.title}</h1>
${summary(view)}
${payment.capture === 'later' ? html`<p class="note">${texts.chargedLater}</p>` : null}
<p class="note">${texts.keptCard} <span class="last4">•••• ${payment.card_last4 ?? ''}</span></p>
<form method="post" action="${view.address}" data-working="${texts.working}">
${hidden('token', view.token)}${hidden('lang', language)}
<button class="main" name="do" value="pay">${(payment.capture === 'later' ? texts.reserve : texts.pay).replace('{amount}', amount)}</button>
<button class="plain" name="do" value="cancel">${texts.cancel}</button>
</form>
</section>`,
  })
}

/** The bank keeps silent: the browser goes back by itself, not knowing. */
export function waitingPage(view: View, wayBack: string): string {
  const texts = pageTexts[view.language]
  return frame({
    language: view.language,
    title: texts.waitTitle,
    merchant: view.merchant,
    view,
    body: html`<section class="sheet narrow" aria-live="polite">
<h1>${texts.waitTitle}</h1>
<p>${texts.waitText}</p>
<p class="bar" aria-hidden="true"></p>
${summary(view)}
<a class="second" href="${wayBack}">${texts.back}</a>
</section>`,
  })
}

const endings: Partial<Record<View['payment']['state'], [keyof PageTexts, keyof PageTexts]>> = {
  captured: ['paidTitle', 'paidText'],
  authorised: ['reservedTitle', 'reservedText'],
  declined: ['declinedTitle', 'declinedText'],
}

/** An attempt that has ended, opened once more: its outcome and the way back, nothing to pay. */
export function outcomePage(view: View, wayBack: string): string {
  const texts = pageTexts[view.language]
  const [title, text] = endings[view.payment.state] ?? ['cancelledTitle', 'cancelledText']
  return frame({
    language: view.language,
    title: texts[title],
    merchant: view.merchant,
    view,
    body: html`<section class="sheet narrow">
<h1>${texts[title]}</h1>
<p>${texts[text]}</p>
${summary(view)}
<a class="main" href="${wayBack}">${texts.back}</a>
</section>`,
  })
}

/** `broken`: forged, altered or without its payment. `failed`: our own fault, and what was decided stands. */
export function errorPage(kind: 'broken' | 'failed', language: Language, merchant: string): string {
  const texts = pageTexts[language]
  return frame({
    language,
    title: texts[`${kind}Title`],
    merchant,
    body: html`<section class="sheet narrow">
<h1>${texts[`${kind}Title`]}</h1>
<p>${texts[`${kind}Text`]}</p>
<a class="second" href="/${language}">${texts.back}</a>
</section>`,
  })
}
