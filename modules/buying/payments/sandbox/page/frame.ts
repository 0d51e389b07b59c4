import { shownCents } from '#kernel/figures.ts'
import { type Language, languages } from '#kernel/language.ts'
import { type Html, html } from '#modules/platform/mail/html.ts'
import type { PaymentRow } from '../payment.sql.ts'
import { assetAddress } from './assets.ts'
import { languageNames } from './frame-words.ts'
import { shopColourAddress } from './shop-colour.ts'
import { pageTexts } from './words.ts'

/** What every page of a payment needs to know. */
export interface View {
  payment: PaymentRow
  language: Language
  /** The shop's name in that language. */
  merchant: string
  /** The page's own address, and the token its forms carry. */
  address: string
  token: string
}

const languageLinks = ({ address, token }: View, current: Language): Html =>
  html`<nav class="languages" aria-label="${pageTexts[current].language}">${languages.map((language) =>
    language === current
      ? html`<span lang="${language}" aria-current="true">${languageNames[language]}</span>`
      : html`<a href="${address}?key=${token}&lang=${language}" lang="${language}" hreflang="${language}">${languageNames[language]}</a>`,
  )}</nav>`

/** Amount, shop and order: the same on every page of the payment. */
export const summary = ({ payment, language, merchant }: View): Html => {
  const texts = pageTexts[language]
  return html`<dl class="summary">
<div class="amount"><dt>${texts.amount}</dt><dd>${shownCents(payment.amount_cents, language)}</dd></div>
<div><dt>${texts.merchant}</dt><dd>${merchant}</dd></div>
<div><dt>${texts.order}</dt><dd>${payment.order_number}</dd></div>
</dl>`
}

export const hidden = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}">`

interface Frame {
  language: Language
  title: string
  merchant: string
  view?: View
  /** The page lists the test numbers, below the form on a small screen. */
  leadsToTests?: boolean
  body: Html
}

/** The gateway's own paper in the colour of who is paid: no part of the shop, no script needed. */
export function frame({ language, title, merchant, view, leadsToTests, body }: Frame): string {
  const texts = pageTexts[language]
  const colour = view?.payment.merchant_colour
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${merchant}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assetAddress('page.css')}">
${colour ? html`<link rel="stylesheet" href="${shopColourAddress(colour)}">` : null}
<script src="${assetAddress('page.js')}" defer></script>
</head>
<body>
<header><p class="sandbox"><strong>${texts.sandbox}</strong>${leadsToTests ? html` <a href="#tests">${texts.testTitle}</a>` : null}</p>
<div class="top"><p class="merchant">${merchant}</p>${view ? languageLinks(view, language) : null}</div></header>
<main>
${body}
</main>
</body>
</html>
`.markup
}
