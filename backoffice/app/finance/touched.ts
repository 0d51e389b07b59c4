/** What a booking makes old. */
export const bankTouched = ['GET /bank/', 'GET /receivables/', 'GET /waiting/', 'GET /invoices/', 'GET /customers/']

/** What a decision makes old. */
export const proposalTouched = ['GET /rates/', 'GET /rates/proposals/', 'GET /waiting/', 'GET /coming/']

/** What a reminder or a payment makes old. */
export const owedTouched = ['GET /receivables/', 'GET /waiting/', 'GET /customers/', 'GET /bank/']

/** What a decision makes old. */
export const refundTouched = ['GET /refunds/', 'GET /waiting/', 'GET /orders/', 'GET /returns/']
