import { randomUUID } from 'node:crypto'
import { connect } from '#database/connect.ts'
import { insertMessage } from '#modules/people/contact/contact.sql.ts'

/** What somebody wrote to the shop about a delivery, from an address that nobody has proved. */
export async function givenMessage(message: string): Promise<{ id: number; email: string }> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  const email = `rosa-${randomUUID()}@reader.example`
  try {
    const id = await insertMessage(sql, {
      subject: 'general',
      kind: 'shipping',
      name: 'Rosa Almendro',
      institution: '',
      email,
      phone: '',
      message,
      training: '',
      experience: '',
      knowledge: '',
      language: 'es',
      sent_at: new Date(),
    })
    return { id, email }
  } finally {
    await sql.end()
  }
}
