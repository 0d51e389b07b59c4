import { randomUUID } from 'node:crypto'
import { connect } from '#database/connect.ts'
import { insertMessage, type NewMessage } from '#modules/people/contact/contact.sql.ts'

/** What somebody wrote to the shop about a delivery, from an address that nobody has proved. */
export const givenMessage = (message: string) => given({ subject: 'general', kind: 'shipping', message })

/** What somebody wrote who would like to work in the shop. */
export const givenApplication = (name: string) =>
  given({ subject: 'job', name, message: 'Busco trabajo de librera.', training: 'Filología', knowledge: 'Árabe' })

async function given(written: Partial<NewMessage>): Promise<{ id: number; email: string }> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  const email = `rosa-${randomUUID()}@reader.example`
  try {
    const id = await insertMessage(sql, {
      subject: 'general',
      kind: 'other',
      name: 'Rosa Almendro',
      institution: '',
      email,
      phone: '',
      message: '',
      training: '',
      experience: '',
      knowledge: '',
      language: 'es',
      sent_at: new Date(),
      ...written,
    })
    return { id: id!, email }
  } finally {
    await sql.end()
  }
}
