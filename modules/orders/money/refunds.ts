/** Refunds as they are kept, for returns, which decide about them. */
export {
  finishRefund,
  finishRefundOnAccount,
  insertRefund,
  insertRefundLines,
  insertRefundShipping,
  markRefundApproved,
  markRefundRefused,
  type RefundRow,
  refundById,
  refundLines,
  refundsOf,
} from './refunds.sql.ts'
