import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { movementsBetween, owedAtEnd } from './staff.sql.ts'

const said = {
  issue: 'venta',
  spend: 'canje',
  release: 'canje anulado',
  refund: 'devolución',
  annul: 'anulación',
} as const

const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/**
 * The movements of gift cards between two days as the accountant reads them: money owed to who holds cards, taxed nowhere until it is
 * spent. The last line is what is owed at the end.
 */
export async function giftCardBooks(db: Db, { from, to }: { from: Day; to: Day }): Promise<string> {
  const rows = (await movementsBetween(db, from, to)).map((entry) => [
    dayOf(entry.at),
    entry.storefront_code,
    String(entry.gift_card_id),
    entry.last4 ?? '',
    said[entry.kind],
    entry.number ?? '',
    amount(entry.amount_cents),
    entry.kind === 'issue' ? 'bono polivalente, sin IVA' : '',
  ])
  const head = ['fecha', 'tienda', 'tarjeta', 'termina_en', 'movimiento', 'pedido', 'importe', 'nota']
  const end = [to, '', '', '', 'saldo pendiente de canje', '', amount(await owedAtEnd(db, to)), '']
  return `\uFEFF${[head, ...rows, end].map((row) => row.join(';')).join('\r\n')}\r\n`
}
