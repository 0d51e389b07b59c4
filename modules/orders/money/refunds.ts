/** Refunds as they are kept, for returns, which decide about them. */
export {
  finishRefund,
  finishRefundOnAccount,
  insertRefund,
  insertRefundLines,
  markRefundApproved,
  type RefundRow,
  refundById,
  refundLines,
  refundsOf,
} from './refunds.sql.ts'
