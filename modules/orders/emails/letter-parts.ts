import { type Html, html } from '#modules/platform/mail/html.ts'

export const table = (rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 12px">${rows}</table>`

export const row = (what: string, amount: string, note: string | null, strong = false): Html =>
  html`<tr><td style="padding:10px 12px 10px 0;border-bottom:1px solid #E2D9C8;font:${strong ? '600' : '400'} 15px/1.45 Helvetica,Arial,sans-serif;color:#1E1A15">${what}${note ? html`<br><span style="color:#5C544A;font-size:13px">${note}</span>` : null}</td><td align="right" style="padding:10px 0;border-bottom:1px solid #E2D9C8;font:${strong ? '600' : '400'} 15px/1.45 Helvetica,Arial,sans-serif;color:#1E1A15;white-space:nowrap;vertical-align:top">${amount}</td></tr>`
