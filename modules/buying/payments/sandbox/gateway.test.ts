import { withDatabase } from '#tests/support/database.ts'
import { behavesAsGateway } from '#tests/support/gateway-behaviour.ts'
import { withGateway } from '#tests/support/sandbox-bank.ts'
import { noticeFields } from './notification.ts'
import { paymentOf } from './payment.sql.ts'

const database = withDatabase()
const rig = withGateway(database)
const numbers = { good: '4548 8100 0000 0003', refused: '4000 0000 0000 0002', declines_later: '4000 0000 0000 0341' }

behavesAsGateway({
  gateway: rig.gateway,
  pay: async (_start, card, attempt) => {
    const urls = { ok: `${rig.shopUrl}/ok`, ko: `${rig.shopUrl}/ko`, notify: `${rig.shopUrl}/notify` }
    await (await rig.open({ ...attempt, urls })).pay({ number: numbers[card] })
    return { fields: { ...noticeFields(rig.secret, (await paymentOf(database.sql, attempt.attemptId))!, 'shop') } }
  },
  forge: ({ fields = {} }) => ({
    fields: { ...fields, Ds_Signature: (fields['Ds_Signature'] ?? '').split('').reverse().join('') },
  }),
})
