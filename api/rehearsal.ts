/** Settings by which a shop is reached, and by which it reaches others: a copy has none of them. */
const leftOut = [
  ...['HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'TRY_OUT', 'PAGE_CACHES', 'METRICS_PORT'],
  ...['SMTP_URL', 'OPERATOR_EMAIL', 'MAIL_PAGE', 'PAYMENT_GATEWAYS', 'PAYMENT_ACCOUNTS', 'CARRIER', 'LOG_ARCHIVE_DIR'],
  ...['LCP_SERVER_URL', 'LCP_STATUS_URL', 'LCP_USER', 'LCP_PASSWORD', 'LCP_PASSWORD_FILE', 'LCP_PROVIDER'],
  ...['SENTRY_DSN', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'DEMO_CATALOGUE', 'DEMO_ACCOUNTS'],
]

/**
 * What a copy that is only looked at is opened with (REHEARSAL), whatever the shop beside it is set to: this machine alone reaches it, its bank is the
 * sandbox's, its letters stay, and the second factor of its staff is asked for as in the shop itself.
 * @param given the environment without empty values
 */
export function rehearsed(given: Readonly<Record<string, string>>): Record<string, string> {
  if (given['REHEARSAL'] !== 'true') return given
  const kept = Object.entries(given).filter(([name]) => !leftOut.includes(name))
  return {
    STAFF_FACTOR_FOR: 'admin,finance',
    ...Object.fromEntries(kept),
    ...{ MAIL_PAGE: 'false', DEMO_CATALOGUE: 'false', DEMO_ACCOUNTS: 'false' },
  }
}

/** Why a rehearsal cannot be opened; null where it can: on a database of others it would write into the shop's own. */
export const rehearsalTrouble = ({ REHEARSAL, DATABASE_URL }: { REHEARSAL: boolean; DATABASE_URL?: string | undefined }) =>
  REHEARSAL && DATABASE_URL !== undefined
    ? 'a rehearsal (REHEARSAL) opens a copy in DATA_DIR, never a database of others: leave it out, DATABASE_URL= before the command does'
    : null
