import { z } from 'zod'

const optional = z.string().min(1).optional()
const http = z.url({ protocol: /^https?$/ })

/** Where faults and traces go; nowhere where nothing is set. */
export const observedSettings = {
  /** A project of Sentry or of a server that speaks its protocol: https://key@host/number. */
  SENTRY_DSN: http
    .refine((dsn) => /^\/(?:.*\/)?\d+$/.test(new URL(dsn).pathname) && new URL(dsn).username !== '', 'https://key@host/number')
    .optional(),
  SENTRY_ENVIRONMENT: z.string().min(1).max(64).default('production'),
  /** A collector of OpenTelemetry, over HTTP; /v1/traces is asked there. */
  OTEL_EXPORTER_OTLP_ENDPOINT: http.optional(),
  /** What it asks for besides, name=value with commas. */
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  /** How many of a hundred requests are traced, as a share; those that a trusted proxy traces always are. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05),
}
