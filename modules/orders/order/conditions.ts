/** An order that is not paid lets go of its stock after this long. */
export const minutesToPay = 45
/** The version of the purchase conditions that orders are placed under; change it with the text. */
export const conditionsVersion = '2026-11b'
